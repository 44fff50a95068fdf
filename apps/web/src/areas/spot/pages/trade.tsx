import type { Coin } from '@quay/contract/market';
import { AppBar, buttonClass, Empty, ErrorRow, IconButton, PriceFlash, SkeletonRows } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, useNavigate, useParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { CoinMark } from '../../../parts/coin-mark.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { keepLastSymbol } from '../../../shell/preferences.ts';
import { coinsQuery } from '../../../shell/queries/coin-list.ts';
import { useSession } from '../../../shell/session.ts';
import { spotKey } from '../../../trading/instrument.ts';
import { Book } from '../../../trading/market/book.tsx';
import { FavouriteStar, PairSwitch } from '../../../trading/market/pair-header.tsx';
import { useTicker, useTickers } from '../../../trading/market/tickers.ts';
import { Trades } from '../../../trading/market/trades.tsx';
import { AccountPanel } from '../../../trading/orders/account-panel.tsx';
import { markedOrders } from '../../../trading/orders/order-figures.ts';
import { useTriggerNotice } from '../../../trading/orders/use-trigger-notice.tsx';
import { takePrice } from '../../../trading/ticket/draft-steps.ts';
import { emptyDraft, useTradeDrafts } from '../../../trading/ticket/trade-draft.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { PlaceOrderForm } from '../forms/place-order.tsx';
import { spotOrders, useSpotOrders } from '../orders.ts';
import { openOrdersQuery, useSpotPushes } from '../queries/order-lists.ts';
import { spotWords } from '../words/index.ts';
import '../../../trading/trading.css';
import '../spot.css';

/** The chart is a library of its own; a phone trades without it. */
const ChartPanel = lazy(() =>
  import('../../../trading/market/chart/chart.tsx').then((file) => ({ default: file.ChartPanel })),
);

export default function TradePage() {
  const words = spotWords.useWords();
  const symbol = (useParams().symbol ?? '').toUpperCase();
  const coins = useQuery(coinsQuery);
  const coin = coins.data?.find((one) => one.symbol === symbol);
  if (coin) return <Trade key={symbol} coin={coin} />;
  if (coins.data) {
    return (
      <Empty
        title={words.unknownMarket(symbol)}
        act={
          <AppLink className={buttonClass({ wide: true })} href={paths.quotes()}>
            {words.toMarkets}
          </AppLink>
        }
      >
        {words.unknownMarketWhy}
      </Empty>
    );
  }
  if (!coins.isError) return <SkeletonRows label={words.loading} disc={false} />;
  return (
    <ErrorRow
      title={words.marketsFailed}
      retryLabel={words.tryAgain}
      retrying={coins.isFetching}
      onRetry={() => void coins.refetch()}
    >
      {words.marketsFailedWhy}
    </ErrorRow>
  );
}

function Trade({ coin }: { coin: Coin }) {
  const words = spotWords.useWords();
  const wide = useWide();
  const { symbol } = coin;
  const key = spotKey(symbol);
  useSpotPushes(useTriggerNotice(spotOrders));
  const loggedIn = useSession((session) => session.token !== null);
  const open = useQuery({ ...openOrdersQuery, enabled: loggedIn });
  const here = loggedIn ? open.data?.filter((order) => order.symbol === symbol) : undefined;
  // The tab bar comes back to the market that was looked at last.
  useEffect(() => keepLastSymbol('spot', symbol), [symbol]);

  const form = <PlaceOrderForm coin={coin} openOrders={here?.length ?? null} />;
  const panel = <AccountPanel coin={coin} of={useSpotOrders()} open={open} />;
  const book = (
    <Book
      instrument={key}
      coin={coin}
      variant={wide ? 'desktop' : 'phone'}
      ownPrices={here?.flatMap(({ price, status }) => (status === 'open' && price !== null ? [price] : []))}
      onPrice={(price) => {
        const { drafts, keep } = useTradeDrafts.getState();
        keep(key, takePrice(drafts[key] ?? emptyDraft, price));
      }}
    />
  );
  if (!wide) {
    return (
      <div className="spot-phone">
        <PhoneHead coin={coin} />
        <section className="spot-ticket">
          {book}
          {form}
        </section>
        {panel}
      </div>
    );
  }
  return (
    <div className="spot-layout">
      <MerchantHead coin={coin} />
      <section className="spot-layout-chart">
        <Suspense>
          <ChartPanel instrument={key} coin={coin} ownOrders={here && markedOrders(here)} />
        </Suspense>
      </section>
      <div className="spot-layout-panel">{panel}</div>
      <div className="spot-layout-book">
        <div>{book}</div>
        <section className="spot-layout-trades">
          <h2>{words.trades}</h2>
          <Trades instrument={key} coin={coin} rows={10} />
        </section>
      </div>
      <aside className="spot-layout-form">{form}</aside>
    </div>
  );
}

function useHead(coin: Coin) {
  const words = spotWords.useWords();
  const figures = useFigures();
  const ticker = useTicker(spotKey(coin.symbol));
  const pair = `${coin.base}/${coin.quote}`;
  const last = ticker && figures.price(ticker.last, coin.priceDecimals);
  // The browser's tab is not repainted with every trade.
  const eachSecond = useTickers().get(coin.symbol)?.last;
  useTitle(eachSecond ? `${pair} ${figures.price(eachSecond, coin.priceDecimals)}` : words.pageTitle(pair));
  const tone = !ticker || ticker.change === '0' ? '' : ticker.change.startsWith('-') ? 'q-fall' : 'q-rise';
  return { words, figures, ticker, last, tone };
}

function PhoneHead({ coin }: { coin: Coin }) {
  const { words, figures, ticker, tone } = useHead(coin);
  const navigate = useNavigate();
  const go = (path: string) => void navigate(path);
  return (
    <div className="spot-head">
      <AppBar
        dense
        acts={
          <>
            <IconButton icon="candles" label={words.chart} onClick={() => go(paths.trendDetails(coin.symbol))} />
            <FavouriteStar instrument={spotKey(coin.symbol)} />
            <IconButton icon="clock" label={words.allRecordsAct} onClick={() => go(paths.tradeRecord(coin.symbol))} />
          </>
        }
      >
        <PairSwitch of={spotOrders} symbol={coin.symbol} onPick={(symbol) => go(paths.trade(symbol))} />
        <span className={`spot-head-change q-n q-t12 q-mid ${tone}`}>
          {ticker && figures.percent(ticker.changeRate)}
        </span>
      </AppBar>
    </div>
  );
}

function MerchantHead({ coin }: { coin: Coin }) {
  const { words, figures, ticker, last, tone } = useHead(coin);
  const navigate = useNavigate();
  const facts = ticker && [
    [
      words.last24h,
      `${figures.signed(ticker.change, coin.priceDecimals)}\u2002${figures.percent(ticker.changeRate)}`,
      tone,
    ],
    [words.high, figures.price(ticker.high, coin.priceDecimals), ''],
    [words.low, figures.price(ticker.low, coin.priceDecimals), ''],
    [words.turnover, `${figures.short(ticker.turnover)} ${coin.quote}`, ''],
  ];
  return (
    <header className="spot-layout-head">
      <CoinMark symbol={coin.base} />
      <div>
        <PairSwitch of={spotOrders} symbol={coin.symbol} onPick={(symbol) => void navigate(paths.trade(symbol))} />
        <span className="q-muted q-t12 q-block">{coin.symbolFullName}</span>
      </div>
      <FavouriteStar instrument={spotKey(coin.symbol)} />
      <span className={`spot-layout-last q-n ${tone}`}>
        {ticker && last && <PriceFlash value={ticker.last} text={last} />}
      </span>
      <dl>
        {facts?.map(([label, value, colour]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={`q-n ${colour}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

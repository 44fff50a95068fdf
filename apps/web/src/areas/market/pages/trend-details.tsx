import type { Coin } from '@quay/contract/market';
import { ONE, units } from '@quay/money';
import { AppBar, Button, buttonClass, Empty, IconButton, Note, PriceFlash, SkeletonRows, Tabs } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { Link, useBack, useNavigate, useParams } from '@quay/web-kit/router';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { notify } from '../../../shell/notify.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { useCoin, useCoins } from '../../../shell/queries/coin-list.ts';
import { spotKey } from '../../../trading/instrument.ts';
import { Book } from '../../../trading/market/book.tsx';
import { ChartPanel } from '../../../trading/market/chart/chart.tsx';
import { hasPane, useChartChoice } from '../../../trading/market/chart/choice.ts';
import { DepthChart } from '../../../trading/market/depth-chart.tsx';
import { FavouriteStar, PairSwitch } from '../../../trading/market/pair-header.tsx';
import { coinPairs, type ProductMarkets } from '../../../trading/market/product-markets.ts';
import { useTicker, useTickers } from '../../../trading/market/tickers.ts';
import { Trades } from '../../../trading/market/trades.tsx';
import { emptyDraft, useTradeDrafts } from '../../../trading/ticket/trade-draft.ts';
import { direction } from '../figures.ts';
import { AboutMarket } from '../parts/about-market.tsx';
import { useChartTheme } from '../parts/chart-theme.ts';
import { useFullScreen } from '../parts/full-screen.ts';
import { FullScreenButton } from '../parts/full-screen-button.tsx';
import { toneOf } from '../parts/market-list.tsx';
import '../parts/trend.css';
import { useWide } from '../parts/use-wide.ts';
import { marketAreaWords } from '../words/index.ts';

const spotMarkets: ProductMarkets = { product: 'spot', useMarkets: useCoins, ...coinPairs };

type More = 'book' | 'depth' | 'trades' | 'about';
const panel = 'trend-panel';

export default function TrendDetails() {
  const words = marketAreaWords.useWords();
  const navigate = useNavigate();
  const back = useBack(paths.quotes());
  const symbol = (useParams().symbol ?? '').toUpperCase();
  const known = useCoins().length > 0;
  const coin = useCoin(symbol);
  const { theme, toggle } = useChartTheme();
  const set = usePreferences((preferences) => preferences.set);
  useEffect(() => {
    if (coin) set({ symbol: coin.symbol });
  }, [coin, set]);
  return (
    <div className="trend" data-theme={theme}>
      <AppBar
        onBack={back}
        backLabel={words.back}
        acts={
          <>
            {coin && <FavouriteStar instrument={spotKey(symbol)} />}
            <IconButton
              icon={theme === 'dark' ? 'sun' : 'moon'}
              label={theme === 'dark' ? words.lightTheme : words.darkTheme}
              onClick={toggle}
            />
            {coin && <Share symbol={symbol} />}
          </>
        }
      >
        <PairSwitch
          of={spotMarkets}
          symbol={symbol}
          onPick={(picked) => void navigate(paths.trendDetails(picked), { replace: true })}
        />
      </AppBar>
      {coin && <Market key={symbol} coin={coin} />}
      {!coin && !known && <SkeletonRows label={words.loading} disc={false} />}
      {!coin && known && (
        <Empty
          title={words.noMarket(symbol)}
          act={
            <Link className={buttonClass({ wide: true })} to={paths.quotes()}>
              {words.seeMarkets}
            </Link>
          }
        >
          {words.noMarketWhy}
        </Empty>
      )}
    </div>
  );
}

function Market({ coin }: { coin: Coin }) {
  const words = marketAreaWords.useWords();
  const navigate = useNavigate();
  const chart = useRef<HTMLDivElement>(null);
  const { full, toggle } = useFullScreen(chart);
  const wide = useWide();
  const shownPanes = useChartChoice((choice) => choice.indicators.filter(hasPane).length);
  const [more, setMore] = useState<More>('book');
  const { symbol } = coin;

  function trade(side: 'buy' | 'sell', price?: string) {
    const { drafts, keep } = useTradeDrafts.getState();
    const draft = { ...(drafts[spotKey(symbol)] ?? emptyDraft), side };
    keep(spotKey(symbol), price === undefined ? draft : { ...draft, type: 'limit', price });
    void navigate(paths.trade(symbol));
  }

  return (
    <>
      <PairTitle coin={coin} />
      <div className="trend-head">
        {coin.status === 'halted' && (
          <div className="trend-note">
            <Note>{words.haltedNote}</Note>
          </div>
        )}
        <PriceHeader coin={coin} />
      </div>
      <div
        ref={chart}
        className={`trend-chart${full ? ' trend-chart--full' : ''}`}
        style={{ '--panes': shownPanes } as CSSProperties}
      >
        <ChartPanel instrument={spotKey(symbol)} coin={coin} acts={<FullScreenButton full={full} onClick={toggle} />} />
      </div>
      <section className="trend-more" aria-label={words.details}>
        <Tabs
          label={words.details}
          panelId={panel}
          value={more}
          onChange={setMore}
          items={[
            { id: 'book', label: words.orderBook },
            { id: 'depth', label: words.depth },
            { id: 'trades', label: words.trades },
            { id: 'about', label: words.about(coin.base) },
          ]}
        />
        <div id={panel} role="tabpanel" className="trend-panel">
          {more === 'book' && <Book instrument={spotKey(symbol)} coin={coin} variant="split" rows={wide ? 24 : 10} />}
          {more === 'depth' && <DepthChart instrument={spotKey(symbol)} coin={coin} />}
          {more === 'trades' && <Trades instrument={spotKey(symbol)} coin={coin} />}
          {more === 'about' && <AboutMarket coin={coin} />}
        </div>
        <div className="q-act-bar trend-acts">
          <Button variant="rise-soft" onClick={() => trade('buy')}>
            {words.buy(coin.base)}
          </Button>
          <Button variant="fall-soft" onClick={() => trade('sell')}>
            {words.sell(coin.base)}
          </Button>
        </div>
      </section>
    </>
  );
}

/** The price in the browser's tab, at most once a second. */
function PairTitle({ coin }: { coin: Coin }) {
  const figures = useFigures();
  const last = useTickers().get(coin.symbol)?.last;
  const pair = `${coin.base}/${coin.quote}`;
  useTitle(last ? `${pair} ${figures.price(last, coin.priceDecimals)}` : pair);
  return null;
}

function PriceHeader({ coin }: { coin: Coin }) {
  const words = marketAreaWords.useWords();
  const figures = useFigures();
  const ticker = useTicker(spotKey(coin.symbol));
  const price = (value: string | undefined) => (value === undefined ? '—' : figures.price(value, coin.priceDecimals));
  const facts = [
    [words.high, price(ticker?.high)],
    [words.low, price(ticker?.low)],
    [words.volumeIn(coin.base), ticker ? figures.short(ticker.volume) : '—'],
    [words.volumeIn(coin.quote), ticker ? figures.short(ticker.turnover) : '—'],
  ];
  return (
    <section className="trend-price">
      <div>
        <div className="trend-last q-n">
          {ticker ? <PriceFlash value={ticker.last} text={price(ticker.last)} /> : '—'}
        </div>
        <div className={`q-n q-mid ${ticker ? toneOf(direction(ticker)) : ''}`}>
          {ticker
            ? `${figures.signed(ticker.change, coin.priceDecimals)}\u2002${figures.percent(ticker.changeRate)}`
            : '—'}
        </div>
        {/* Cents say nothing about a price below one. */}
        {ticker && units(ticker.last) >= ONE && <div className="q-t12 q-muted q-n">≈ {figures.money(ticker.last)}</div>}
      </div>
      <dl className="trend-facts">
        {facts.flatMap(([key, value]) => [
          <dt key={`${key} key`}>{key}</dt>,
          <dd key={key} className="q-n">
            {value}
          </dd>,
        ])}
      </dl>
    </section>
  );
}

function Share({ symbol }: { symbol: string }) {
  const words = marketAreaWords.useWords();
  async function share() {
    const url = location.origin + paths.trendDetails(symbol);
    if (navigator.share) {
      // Closing the system's sheet is no failure.
      await navigator.share({ title: `${symbol}/USDT`, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => notify(words.linkCopied, { tone: 'done' }),
      () => notify(words.linkNotCopied, { tone: 'error' }),
    );
  }
  return <IconButton icon="share" label={words.share} onClick={() => void share()} />;
}

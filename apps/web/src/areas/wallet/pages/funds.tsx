import { text, units } from '@quay/money';
import {
  AllocationStrip,
  AppBar,
  Bone,
  Button,
  buttonClass,
  Checkbox,
  Empty,
  ErrorRow,
  Icon,
  IconButton,
  ListRow,
  SearchField,
  SegmentKey,
  SkeletonRows,
} from '@quay/ui';
import { useState } from 'react';
import { useBalances } from '../../../market/balances.ts';
import { CoinMark } from '../../../market/coin-mark.tsx';
import { useTickers, useTickersState } from '../../../market/tickers.ts';
import { type TotalValue, totalValue, worthOf } from '../../../market/total-value.ts';
import { EVERY_MARKET, paths } from '../../../paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { useCoins } from '../../../shell/coins.ts';
import { useValuation } from '../../../shell/currencies.ts';
import { useFigures } from '../../../shell/figures.ts';
import { kept } from '../../../shell/kept.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { useNavigate } from '../../../shell/router.tsx';
import { useTitle } from '../../../shell/title.ts';
import { type Holding, holdingsOf, isSmall } from '../figures.ts';
import { walletWords } from '../words/index.ts';
import '../wallet.css';

const MASK = '••••••';
const hidesSmall = kept('quay.hide-small', true);

/** What the user owns. */
export default function FundsPage() {
  const words = walletWords.useWords();
  const navigate = useNavigate();
  const balances = useBalances();
  const tickers = useTickers();
  const prices = useTickersState();
  const wealth = balances.data && tickers.size > 0 ? totalValue(balances.data, tickers) : undefined;
  const failed = !wealth && (balances.isError || prices.state === 'failed');
  useTitle(words.title);
  function again() {
    if (!balances.data) void balances.refetch();
    if (prices.state === 'failed') prices.retry();
  }
  return (
    <div className="wallet-page">
      <AppBar
        title={words.title}
        acts={
          <IconButton
            icon="clock"
            label={words.records}
            onClick={() => void navigate(paths.tradeRecord(EVERY_MARKET, { tab: 'ledger' }))}
          />
        }
      />
      {!failed && <Total wealth={wealth} />}
      <section className="q-gutter wallet-acts">
        <AppLink className={buttonClass({ wide: true })} href={paths.trade('BTC')}>
          {words.buy}
        </AppLink>
        <AppLink className={buttonClass({ variant: 'second', wide: true })} href={paths.quotes()}>
          {words.markets}
        </AppLink>
      </section>
      {wealth && balances.data ? (
        <>
          <Accounts total={wealth.total} />
          <Coins holdings={holdingsOf(balances.data, (symbol, quantity) => worthOf(symbol, quantity, tickers))} />
        </>
      ) : failed ? (
        <ErrorRow title={words.failed} retryLabel={words.tryAgain} retrying={balances.isFetching} onRetry={again}>
          {words.failedWhy}
        </ErrorRow>
      ) : (
        <SkeletonRows label={words.loading} />
      )}
    </div>
  );
}

/** A figure that the eye has closed. */
function useMasked(): (figure: string) => string {
  const hidden = usePreferences((preferences) => preferences.hideBalances);
  return (figure) => (hidden ? MASK : figure);
}

function Total({ wealth }: { wealth: TotalValue | undefined }) {
  const words = walletWords.useWords();
  const figures = useFigures();
  const masked = useMasked();
  const { hideBalances, set } = usePreferences();
  const currency = useValuation().name;
  const change = units(wealth?.change ?? '0');
  const tone = change === 0n ? 'q-muted' : change < 0n ? 'q-fall' : 'q-rise';
  const money = wealth && figures.money(wealth.total);
  const [, whole = money, fraction = '', after = ''] = /^(.*?)([.,]\d\d)(\D*)$/.exec(money ?? '') ?? [];
  return (
    <section className="q-gutter">
      <div className="wallet-total-head">
        <span>{words.total}</span>
        <IconButton
          icon={hideBalances ? 'eyeoff' : 'eye'}
          size="s"
          quiet
          label={hideBalances ? words.show : words.hide}
          aria-pressed={hideBalances}
          onClick={() => set({ hideBalances: !hideBalances })}
        />
        <AppLink className="wallet-currency" href={paths.exchangeRate()} aria-label={words.currency(currency)}>
          {currency}
          <Icon name="down" size="xs" />
        </AppLink>
      </div>
      <div className="q-t40 q-strong q-n">
        {!wealth ? (
          <Bone width={24} height={4} />
        ) : hideBalances ? (
          <span role="img" aria-label={words.hidden}>
            {MASK}
          </span>
        ) : (
          <>
            {whole}
            <span className="q-tail">
              {fraction}
              {after}
            </span>
          </>
        )}
      </div>
      <div className="wallet-change">
        {wealth && (
          <>
            <span className={`q-n q-mid ${hideBalances ? '' : tone}`}>
              {masked(`${figures.signedMoney(wealth.change)}\u2002${figures.percent(wealth.changeRate)}`)}
            </span>{' '}
            <span className="q-muted">{words.last24h}</span>
          </>
        )}
      </div>
    </section>
  );
}

/** By account. Spot is the only one that there is. */
function Accounts({ total }: { total: string }) {
  const words = walletWords.useWords();
  const figures = useFigures();
  const masked = useMasked();
  const symbol = usePreferences((preferences) => preferences.symbol);
  const share = units(total) > 0n ? '100.0%' : '0.0%';
  return (
    <section className="q-gutter q-line-below wallet-accounts">
      <AllocationStrip label={words.shares(share)} parts={[{ hue: 1, share: 1 }]} />
      <AppLink className="wallet-account" href={paths.trade(symbol)}>
        <SegmentKey hue={1} />
        <span className="q-grow q-mid">{words.account.spot}</span>
        <span className="q-n q-muted">{masked(share)}</span>
        <span className="q-n q-right q-t16 wallet-account-value">{masked(figures.money(total))}</span>
        <Icon name="right" size="xs" className="q-faint" />
      </AppLink>
      <p className="q-muted q-t12">{words.practice}</p>
    </section>
  );
}

function Coins({ holdings }: { holdings: readonly Holding[] }) {
  const words = walletWords.useWords();
  const figures = useFigures();
  const coins = useCoins();
  const [small, setSmall] = useState(() => hidesSmall.read());
  const [searching, setSearching] = useState(false);
  const [typed, setTyped] = useState('');
  const nameOf = (symbol: string) => coins.find((coin) => coin.base === symbol)?.symbolFullName ?? '';
  const wanted = typed.trim().toLowerCase();
  const rows = holdings.filter(
    (holding) =>
      (wanted || !small || !isSmall(holding)) &&
      (holding.symbol.toLowerCase().includes(wanted) || nameOf(holding.symbol).toLowerCase().includes(wanted)),
  );
  function hideSmall(hide: boolean) {
    hidesSmall.write(hide);
    setSmall(hide);
  }
  return (
    <section>
      <div className="q-gutter q-line-below wallet-coins-head">
        <h2>{words.coins}</h2>
        <Checkbox className="q-muted" checked={small} onChange={hideSmall}>
          {words.hideSmall(figures.money('1'))}
        </Checkbox>
        <IconButton
          icon={searching ? 'close' : 'search'}
          size="s"
          label={searching ? words.closeSearch : words.openSearch}
          aria-expanded={searching}
          onClick={() => {
            setSearching(!searching);
            setTyped('');
          }}
        />
      </div>
      {searching && (
        <div className="q-gutter wallet-search">
          <SearchField label={words.search} clearLabel={words.clear} value={typed} onChange={setTyped} autoFocus />
        </div>
      )}
      {rows.length > 0 ? (
        <ul aria-label={words.coins}>
          {rows.map((holding) => (
            <li key={holding.symbol}>
              <CoinRow holding={holding} name={nameOf(holding.symbol)} />
            </li>
          ))}
        </ul>
      ) : wanted ? (
        <Empty title={words.noMatch}>{words.noMatchWhy(typed.trim())}</Empty>
      ) : (
        <Empty
          title={words.nothing}
          act={
            <Button variant="second" wide onClick={() => hideSmall(false)}>
              {words.showAll}
            </Button>
          }
        >
          {words.nothingWhy}
        </Empty>
      )}
    </section>
  );
}

function CoinRow({ holding, name }: { holding: Holding; name: string }) {
  const words = walletWords.useWords();
  const figures = useFigures();
  const masked = useMasked();
  const { symbol, total, inOrders, value } = holding;
  const decimals = symbol === 'USDT' ? 2 : 8;
  const quantity = (amount: string) => masked(figures.quantity(amount, decimals));
  return (
    <ListRow
      start={<CoinMark symbol={symbol} />}
      title={symbol}
      sub={units(inOrders) > 0n ? words.inOrders(quantity(inOrders)) : name}
      figure={quantity(total)}
      figureSub={value === undefined ? words.noPrice : masked(figures.money(text(value)))}
      {...(symbol !== 'USDT' && { href: paths.trade(symbol), link: AppLink })}
    />
  );
}

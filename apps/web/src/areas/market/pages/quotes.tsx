import type { Coin } from '@quay/contract/market';
import { AppBar, Button, buttonClass, Chip, Empty, SearchField, Tabs } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { Link, useLocation, useSearchParams } from '@quay/web-kit/router';
import { useDeferredValue, useState } from 'react';
import { paths } from '../../../paths.ts';
import { useCoins } from '../../../shell/queries/coin-list.ts';
import { useFavourites } from '../../../trading/market/favourites.ts';
import { matching } from '../../../trading/market/search.ts';
import { useTickers } from '../../../trading/market/tickers.ts';
import { gainers, hot, losers, type Order, type Selection, sorted } from '../figures.ts';
import ContractQuotes from '../parts/contract-quotes.tsx';
import { MarketsOr } from '../parts/market-list.tsx';
import '../parts/quotes.css';
import { QuotesList } from '../parts/quotes-list.tsx';
import { marketAreaWords } from '../words/index.ts';

/** In the order in which `?active=` counts them; the specification names 2 as the markets. */
const tabs = ['favourites', 'hot', 'spot', 'contracts'] as const;
type Tab = (typeof tabs)[number];
const selections: readonly Selection[] = ['all', 'gainers', 'losers'];
const panel = 'quotes-list';

export default function Quotes() {
  const words = marketAreaWords.useWords();
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: { search?: boolean } | null };
  const [query, setQuery] = useState('');
  const tab = tabs[Number(address.get('active') ?? 2)] ?? 'spot';
  const wanted = useDeferredValue(query.trim());
  useTitle(words.markets);
  const go = (to: Tab) => setAddress({ active: String(tabs.indexOf(to)) }, { replace: true });
  return (
    <div className="quotes">
      <AppBar title={words.markets} />
      <div className="quotes-search">
        <SearchField
          label={words.search}
          clearLabel={words.clearSearch}
          value={query}
          onChange={setQuery}
          // Only when the reader came here to search.
          autoFocus={state?.search === true}
        />
      </div>
      <Tabs
        label={words.marketLists}
        panelId={panel}
        value={tab}
        onChange={go}
        items={tabs.map((id) => ({ id, label: words[id] }))}
      />
      <div id={panel} role="tabpanel" aria-live="off">
        {wanted !== '' ? (
          <Found query={wanted} onClear={() => setQuery('')} />
        ) : tab === 'contracts' ? (
          <ContractQuotes onSeeSpot={() => go('spot')} />
        ) : (
          <Listed key={tab} tab={tab} onSeeSpot={() => go('spot')} />
        )}
      </div>
    </div>
  );
}

/** What the search finds, in all markets whatever the tab. */
function Found({ query, onClear }: { query: string; onClear: () => void }) {
  const words = marketAreaWords.useWords();
  const coins = useCoins();
  const tickers = useTickers();
  const [order, setOrder] = useState<Order | null>(null);
  const found = matching(coins, query).filter((coin) => tickers.has(coin.symbol));
  return (
    <MarketsOr known={coins.length > 0} rows={8}>
      {found.length > 0 ? (
        <QuotesList coins={order ? inOrder(found, order, tickers) : found} order={order} onOrder={setOrder} />
      ) : (
        <Empty
          title={words.noMatch}
          act={
            <Button variant="second" wide onClick={onClear}>
              {words.clearSearch}
            </Button>
          }
        >
          {words.noMatchWhy(query)}
        </Empty>
      )}
    </MarketsOr>
  );
}

function Listed({ tab, onSeeSpot }: { tab: Exclude<Tab, 'contracts'>; onSeeSpot: () => void }) {
  const words = marketAreaWords.useWords();
  const coins = useCoins();
  const tickers = useTickers();
  const favourites = useFavourites();
  const [selection, setSelection] = useState<Selection>('all');
  const [order, setOrder] = useState<Order | null>(tab === 'spot' ? { key: 'volume', descending: true } : null);
  const of = (symbols: readonly string[]) =>
    symbols.flatMap((symbol) => (tickers.has(symbol) ? (coins.find((coin) => coin.symbol === symbol) ?? []) : []));
  const listed =
    tab === 'favourites'
      ? of(favourites.symbols)
      : tab === 'hot'
        ? of(hot(tickers.values(), coins).map(({ symbol }) => symbol))
        : coins.filter((coin) => tickers.has(coin.symbol));
  const selected = select(listed, selection, tickers);
  const shown = order ? inOrder(selected, order, tickers) : selected;

  const none = {
    favourites: [words.noFavourites, words.noFavouritesWhy],
    hot: [words.noHot, words.noHotWhy],
    spot: [words.noMarkets, words.noMarketsWhy],
  } as const;
  const [title, why] =
    listed.length === 0 || selection === 'all'
      ? none[tab]
      : selection === 'gainers'
        ? ([words.noGainers, words.noGainersWhy] as const)
        : ([words.noLosers, words.noLosersWhy] as const);
  return (
    <>
      <fieldset className="quotes-chips">
        <legend className="q-unseen">{words.selection}</legend>
        {selections.map((one) => (
          <Chip key={one} pressed={one === selection} onClick={() => setSelection(one)}>
            {words[one]}
          </Chip>
        ))}
      </fieldset>
      <MarketsOr known={coins.length > 0} rows={8}>
        {shown.length > 0 ? (
          <QuotesList coins={shown} order={order} onOrder={setOrder} />
        ) : (
          <Empty
            title={title}
            act={
              tab === 'spot' ? (
                selection !== 'all' && (
                  <Button variant="second" wide onClick={() => setSelection('all')}>
                    {words.seeAll}
                  </Button>
                )
              ) : (
                <Button variant="main" wide onClick={onSeeSpot}>
                  {words.seeSpot}
                </Button>
              )
            }
            quiet={
              tab === 'spot' && (
                <Link className={buttonClass({ variant: 'quiet' })} to={paths.home()}>
                  {words.home}
                </Link>
              )
            }
          >
            {why}
          </Empty>
        )}
      </MarketsOr>
    </>
  );
}

type Tickers = ReturnType<typeof useTickers>;

const tickersOf = (coins: readonly Coin[], tickers: Tickers) => coins.flatMap((coin) => tickers.get(coin.symbol) ?? []);

function coinsOf(found: readonly { symbol: string }[], coins: readonly Coin[]): Coin[] {
  const bySymbol = new Map(coins.map((coin) => [coin.symbol, coin]));
  return found.flatMap(({ symbol }) => bySymbol.get(symbol) ?? []);
}

function select(coins: readonly Coin[], selection: Selection, tickers: Tickers): readonly Coin[] {
  if (selection === 'all') return coins;
  const all = tickersOf(coins, tickers);
  return coinsOf(selection === 'gainers' ? gainers(all) : losers(all), coins);
}

const inOrder = (coins: readonly Coin[], order: Order, tickers: Tickers): Coin[] =>
  coinsOf(sorted(tickersOf(coins, tickers), order), coins);

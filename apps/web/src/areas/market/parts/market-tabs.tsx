import type { Coin } from '@quay/contract/market';
import { Icon, Tabs } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { useCoins } from '../../../shell/queries/coin-list.ts';
import { useFavourites } from '../../../trading/market/favourites.ts';
import { type Tickers, useTickers } from '../../../trading/market/tickers.ts';
import { gainers, hot, losers } from '../figures.ts';
import { marketAreaWords } from '../words/index.ts';
import { MarketRow, MarketsOr } from './market-list.tsx';

type List = 'hot' | 'gainers' | 'losers' | 'favourites';
/** A glance; the whole list is one tap away. */
const rows = 8;
const panel = 'home-markets';

/** Hot, gainers, losers and favourites, live. */
export function MarketTabs() {
  const words = marketAreaWords.useWords();
  const coins = useCoins();
  const tickers = useTickers();
  const [list, setList] = useState<List>('hot');
  const chosen: Record<Exclude<List, 'favourites'>, (all: Tickers) => string[]> = {
    hot: (all) => hot(all.values(), coins).map(({ symbol }) => symbol),
    gainers: (all) => gainers(all.values()).map(({ symbol }) => symbol),
    losers: (all) => losers(all.values()).map(({ symbol }) => symbol),
  };
  const why: Record<Exclude<List, 'favourites'>, string> = {
    hot: words.noHotWhy,
    gainers: words.noGainersWhy,
    losers: words.noLosersWhy,
  };
  return (
    <section aria-label={words.markets}>
      <Tabs
        label={words.marketLists}
        panelId={panel}
        value={list}
        onChange={setList}
        items={[
          { id: 'hot', label: words.hot },
          { id: 'gainers', label: words.gainers },
          { id: 'losers', label: words.losers },
          { id: 'favourites', label: words.favourites },
        ]}
      />
      <div id={panel} role="tabpanel" className="home-markets">
        <MarketsOr known={coins.length > 0} rows={rows}>
          {list === 'favourites' ? (
            <FavouriteRows coins={coins} />
          ) : (
            <Rows coins={coins} symbols={chosen[list](tickers)} why={why[list]} />
          )}
        </MarketsOr>
      </div>
      <div className="home-more">
        <Link className="q-act" to={paths.quotes()}>
          {words.seeAll}
          <Icon name="right" size="xs" />
        </Link>
      </div>
    </section>
  );
}

function FavouriteRows({ coins }: { coins: readonly Coin[] }) {
  const words = marketAreaWords.useWords();
  return <Rows coins={coins} symbols={useFavourites().symbols} why={words.noFavouritesWhy} />;
}

function Rows({ coins, symbols, why }: { coins: readonly Coin[]; symbols: readonly string[]; why: string }) {
  const shown = symbols.flatMap((symbol) => coins.find((coin) => coin.symbol === symbol) ?? []).slice(0, rows);
  if (shown.length === 0) return <p className="home-none q-muted">{why}</p>;
  return shown.map((coin) => <MarketRow key={coin.symbol} coin={coin} />);
}

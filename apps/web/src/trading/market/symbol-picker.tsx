import type { Coin } from '@quay/contract/market';
import { Chip, ErrorRow, ListRow, PriceFlash, SearchField, Sheet, SkeletonRows } from '@quay/ui';
import { memo, useDeferredValue, useState } from 'react';
import { CoinMark } from '../../market/coin-mark.tsx';
import { useCoins } from '../../shell/coins.ts';
import { useFigures } from '../../shell/figures.ts';
import { spotKey } from '../instrument.ts';
import { FavouriteStar } from './favourite-star.tsx';
import { useFavourites } from './favourites.ts';
import { matching } from './search.ts';
import { useTicker, useTickers, useTickersState } from './tickers.ts';
import './symbol-picker.css';
import { marketWords } from './words/index.ts';

export interface SymbolPickerProps {
  open: boolean;
  onClose: () => void;
  /** The market that is shown now. */
  current: string;
  onPick: (symbol: string) => void;
}

/** The list of markets in a sheet, to go from one to another. */
export function SymbolPicker({ open, onClose, current, onPick }: SymbolPickerProps) {
  const words = marketWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} title={words.markets} closeLabel={words.close}>
      {open && <Markets current={current} onPick={onPick} />}
    </Sheet>
  );
}

function Markets({ current, onPick }: { current: string; onPick: (symbol: string) => void }) {
  const words = marketWords.useWords();
  const coins = useCoins();
  const tickers = useTickers();
  const { state, retry } = useTickersState();
  const favourites = useFavourites();
  const [query, setQuery] = useState('');
  const [favouritesOnly, setFavouritesOnly] = useState(false);
  const wanted = useDeferredValue(query);
  const shown = matching(coins, wanted).filter(
    (coin) => tickers.has(coin.symbol) && (!favouritesOnly || favourites.has(spotKey(coin.symbol))),
  );
  return (
    <div className="market-picker">
      <SearchField label={words.searchMarkets} clearLabel={words.clearSearch} value={query} onChange={setQuery} />
      <div className="q-row q-gap-2">
        <Chip pressed={!favouritesOnly} onClick={() => setFavouritesOnly(false)}>
          {words.allMarkets}
        </Chip>
        <Chip pressed={favouritesOnly} onClick={() => setFavouritesOnly(true)}>
          {words.favourites}
        </Chip>
      </div>
      <div className="market-picker-list" aria-live="polite">
        {state === 'failed' && (
          <ErrorRow title={words.marketsFailed} retryLabel={words.tryAgain} onRetry={retry}>
            {words.marketsFailedWhy}
          </ErrorRow>
        )}
        {(state === 'loading' || (state === 'ready' && coins.length === 0)) && (
          <SkeletonRows label={words.marketsLoading} />
        )}
        {shown.map((coin) => (
          <Row key={coin.symbol} coin={coin} current={coin.symbol === current} onPick={onPick} />
        ))}
        {state === 'ready' && coins.length > 0 && shown.length === 0 && (
          <p className="q-gutter q-muted">
            {wanted ? words.noMatchWhy(wanted) : `${words.noFavourites}. ${words.noFavouritesWhy}`}
          </p>
        )}
      </div>
    </div>
  );
}

const Row = memo(function Row({
  coin,
  current,
  onPick,
}: {
  coin: Coin;
  current: boolean;
  onPick: (symbol: string) => void;
}) {
  const figures = useFigures();
  const ticker = useTicker(spotKey(coin.symbol));
  const rate = ticker?.changeRate ?? '0';
  const tone = rate.startsWith('-') ? 'q-fall' : 'q-rise';
  return (
    <div className="market-picker-row" data-current={current || undefined}>
      <ListRow
        start={<CoinMark symbol={coin.base} />}
        title={
          <>
            {coin.base}
            <span className="q-t12 q-faint"> /{coin.quote}</span>
          </>
        }
        sub={coin.symbolFullName}
        figure={ticker && <PriceFlash value={ticker.last} text={figures.price(ticker.last, coin.priceDecimals)} />}
        figureSub={ticker && <span className={`${tone} q-n`}>{figures.percent(rate)}</span>}
        onClick={() => onPick(coin.symbol)}
      />
      <FavouriteStar instrument={spotKey(coin.symbol)} />
    </div>
  );
});

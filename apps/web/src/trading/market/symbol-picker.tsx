import type { Coin } from '@quay/contract/market';
import { Chip, ErrorRow, ListRow, PriceFlash, SearchField, Sheet, SkeletonRows } from '@quay/ui';
import { memo, useDeferredValue, useState } from 'react';
import { CoinMark } from '../../parts/coin-mark.tsx';
import { useFigures } from '../../shell/figures.ts';
import { type InstrumentKey, keyOf } from '../instrument.ts';
import { FavouriteStar } from './favourite-star.tsx';
import { useFavourites } from './favourites.ts';
import type { ProductMarkets } from './product-markets.ts';
import { matching } from './search.ts';
import { useTicker, useTickers, useTickersState } from './tickers.ts';
import './symbol-picker.css';
import { marketWords } from './words/index.ts';

export interface SymbolPickerProps {
  /** The product whose markets are listed. */
  of: ProductMarkets;
  open: boolean;
  onClose: () => void;
  /** The market that is shown now. */
  current: string;
  onPick: (symbol: string) => void;
}

/** The list of markets in a sheet, to go from one to another. */
export function SymbolPicker({ of, open, onClose, current, onPick }: SymbolPickerProps) {
  const words = marketWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} title={words.markets} closeLabel={words.close}>
      {open && <Markets of={of} current={current} onPick={onPick} />}
    </Sheet>
  );
}

type MarketsProps = Pick<SymbolPickerProps, 'of' | 'current' | 'onPick'>;

function Markets({ of, current, onPick }: MarketsProps) {
  const words = marketWords.useWords();
  const coins = of.useMarkets();
  const instrument = (symbol: string) => keyOf({ product: of.product, symbol });
  const tickers = useTickers(of.product);
  const { state, retry } = useTickersState(of.product);
  const favourites = useFavourites(of.product);
  const [query, setQuery] = useState('');
  const [favouritesOnly, setFavouritesOnly] = useState(false);
  const wanted = useDeferredValue(query);
  const shown = matching(coins, wanted).filter(
    (coin) => tickers.has(coin.symbol) && (!favouritesOnly || favourites.has(instrument(coin.symbol))),
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
          <Row
            key={coin.symbol}
            instrument={instrument(coin.symbol)}
            of={of}
            coin={coin}
            current={coin.symbol === current}
            onPick={onPick}
          />
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
  instrument,
  of,
  coin,
  current,
  onPick,
}: {
  instrument: InstrumentKey;
  of: ProductMarkets;
  coin: Coin;
  current: boolean;
  onPick: (symbol: string) => void;
}) {
  const figures = useFigures();
  const ticker = useTicker(instrument);
  const [name, rest] = of.nameOf(coin);
  const rate = ticker?.changeRate ?? '0';
  const tone = rate.startsWith('-') ? 'q-fall' : 'q-rise';
  return (
    <div className="market-picker-row" data-current={current || undefined}>
      <ListRow
        start={<CoinMark symbol={of.iconOf(coin)} />}
        title={
          <>
            {name}
            <span className="q-t12 q-faint"> {rest}</span>
          </>
        }
        sub={coin.symbolFullName}
        figure={ticker && <PriceFlash value={ticker.last} text={figures.price(ticker.last, coin.priceDecimals)} />}
        figureSub={ticker && <span className={`${tone} q-n`}>{figures.percent(rate)}</span>}
        onClick={() => onPick(coin.symbol)}
      />
      <FavouriteStar instrument={instrument} />
    </div>
  );
});

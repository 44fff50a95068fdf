import type { Coin } from '@quay/contract/market';
import { ErrorRow, ListRow, PriceFlash, SkeletonRows, Sparkline } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { memo, type ReactNode, useMemo } from 'react';
import { CoinMark } from '../../../parts/coin-mark.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { spotKey } from '../../../trading/instrument.ts';
import { useTicker, useTickersState } from '../../../trading/market/tickers.ts';
import { direction, trendPoints } from '../figures.ts';
import { marketAreaWords } from '../words/index.ts';

/** The class that colours a figure by its direction. */
export const toneOf = (way: -1 | 0 | 1): string => (way > 0 ? 'q-rise' : way < 0 ? 'q-fall' : '');

/** Markets of a list that is known, or what stands in its place: still shapes, a failure with another try. */
export function MarketsOr({ known, rows, children }: { known: boolean; rows: number; children: ReactNode }) {
  const words = marketAreaWords.useWords();
  const { state, retry } = useTickersState();
  if (state === 'failed') {
    return (
      <ErrorRow title={words.failed} retryLabel={words.tryAgain} onRetry={retry}>
        {words.failedWhy}
      </ErrorRow>
    );
  }
  return state === 'loading' || !known ? <SkeletonRows label={words.loading} rows={rows} /> : children;
}

/** One market with its way of 24 hours. Only its own price renders it anew. */
export const MarketRow = memo(function MarketRow({ coin }: { coin: Coin }) {
  const figures = useFigures();
  const ticker = useTicker(spotKey(coin.symbol));
  const points = useMemo(() => (ticker ? trendPoints(ticker) : []), [ticker]);
  if (!ticker) return null;
  return (
    <ListRow
      href={paths.trendDetails(coin.symbol)}
      link={AppLink}
      start={<CoinMark symbol={coin.base} />}
      title={coin.base}
      sub={coin.symbolFullName}
      middle={<Sparkline points={points} />}
      figure={
        <span className="market-figure">
          <PriceFlash value={ticker.last} text={figures.price(ticker.last, coin.priceDecimals)} />
        </span>
      }
      figureSub={<span className={`q-t14 ${toneOf(direction(ticker))}`}>{figures.percent(ticker.changeRate)}</span>}
    />
  );
});

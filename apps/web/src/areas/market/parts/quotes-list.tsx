import type { Coin } from '@quay/contract/market';
import { PriceFlash, RangeMark, Sparkline } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { memo, useMemo } from 'react';
import { CoinMark } from '../../../parts/coin-mark.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { keyOf } from '../../../trading/instrument.ts';
import { coinPairs, type ProductMarkets } from '../../../trading/market/product-markets.ts';
import { useTicker } from '../../../trading/market/tickers.ts';
import { direction, nextOrder, type Order, rangePosition, type SortKey, trendPoints } from '../figures.ts';
import { marketAreaWords } from '../words/index.ts';
import { toneOf } from './market-list.tsx';
import { VirtualList } from './virtual-list.tsx';

export interface QuotesListProps {
  /** How the markets are named and where each leads. */
  of?: QuotedMarkets;
  coins: readonly Coin[];
  order: Order | null;
  onOrder: (order: Order | null) => void;
}

/** The markets of a product as a list of quotes shows them. */
export type QuotedMarkets = Pick<ProductMarkets, 'product' | 'nameOf' | 'iconOf'> & { href(symbol: string): string };

const spot: QuotedMarkets = { product: 'spot', ...coinPairs, href: paths.trendDetails };

/** The markets with their figures; a tap on a column's head orders them by it. */
export function QuotesList({ of = spot, coins, order, onOrder }: QuotesListProps) {
  const words = marketAreaWords.useWords();
  const head = (key: SortKey, label: string) => {
    const mine = order?.key === key ? order : null;
    const now = mine ? (mine.descending ? words.descending : words.ascending) : undefined;
    return (
      <button
        type="button"
        aria-pressed={mine !== null}
        aria-label={`${words.sortBy(label)}${now ? `, ${now}` : ''}`}
        onClick={() => onOrder(nextOrder(order, key))}
      >
        {label}
        {mine && <span aria-hidden="true"> {mine.descending ? '↓' : '↑'}</span>}
      </button>
    );
  };
  return (
    <>
      <div className="quotes-line quotes-head">
        {head('volume', words.volume)}
        <span className="quotes-wide">{words.trend}</span>
        <span className="q-range-head">{words.range}</span>
        <span className="quotes-wide">{words.high}</span>
        <span className="quotes-wide">{words.low}</span>
        {head('price', words.lastPrice)}
        {head('change', words.change)}
      </div>
      <VirtualList items={coins} keyOf={(coin) => coin.symbol}>
        {(coin) => <QuotesRow of={of} coin={coin} />}
      </VirtualList>
    </>
  );
}

const QuotesRow = memo(function QuotesRow({ of, coin }: { of: QuotedMarkets; coin: Coin }) {
  const words = marketAreaWords.useWords();
  const figures = useFigures();
  const ticker = useTicker(keyOf({ product: of.product, symbol: coin.symbol }));
  const points = useMemo(() => (ticker ? trendPoints(ticker) : []), [ticker]);
  if (!ticker) return null;
  const tone = toneOf(direction(ticker));
  const [name, rest] = of.nameOf(coin);
  const price = (value: string) => figures.price(value, coin.priceDecimals);
  return (
    <Link className="quotes-line quotes-row" to={of.href(coin.symbol)}>
      <span className="quotes-name">
        <CoinMark symbol={of.iconOf(coin)} />
        <span>
          <span className="q-t16 q-block q-ellipsis">
            <span className="q-mid">{name}</span>
            <span className="q-t12 q-faint"> {rest}</span>
          </span>
          <span className="q-t12 q-muted q-block q-n">{words.volumeOf(figures.short(ticker.turnover))}</span>
        </span>
      </span>
      <span className="quotes-wide">
        <Sparkline points={points} />
      </span>
      <RangeMark at={rangePosition(ticker)} />
      <span className="quotes-wide q-n">{price(ticker.high)}</span>
      <span className="quotes-wide q-n">{price(ticker.low)}</span>
      <span className="quotes-price">
        <span className="q-t16 q-block q-n">
          <PriceFlash value={ticker.last} text={price(ticker.last)} />
        </span>
        <span className="q-t12 q-muted q-block q-n">{figures.signed(ticker.change, coin.priceDecimals)}</span>
      </span>
      <span className={`quotes-change q-n ${tone}`}>{figures.percent(ticker.changeRate)}</span>
    </Link>
  );
});

import type { Coin, Ticker, TickerWithTrend } from '@quay/contract/market';
import { divide, units } from '@quay/money';

/** What the list of markets can be ordered by. */
export type SortKey = 'volume' | 'price' | 'change';
export type Order = { readonly key: SortKey; readonly descending: boolean };

/** Which of the markets a list shows. */
export type Selection = 'all' | 'gainers' | 'losers';

/** Where the last price stands between the lowest (0) and the highest (1) of 24 hours. For drawing only. */
export function rangePosition({ last, low, high }: Pick<Ticker, 'last' | 'low' | 'high'>): number {
  const span = units(high) - units(low);
  const above = units(last) - units(low);
  if (span <= 0n) return 0.5;
  if (above <= 0n) return 0;
  return above >= span ? 1 : Number(divide(above, span, 'down')) / 1e8;
}

/** The direction of 24 hours: above zero for a rise, below for a fall. */
export function direction({ last, open }: Pick<Ticker, 'last' | 'open'>): -1 | 0 | 1 {
  return sign(units(last) - units(open));
}

/** Orders by the change of 24 hours without dividing: a ÷ b < c ÷ d is a·d < c·b while b and d are above zero. */
function compareChange(one: Ticker, other: Ticker): number {
  return sign(units(one.last) * units(other.open) - units(other.last) * units(one.open));
}

const compare: Record<SortKey, (one: Ticker, other: Ticker) => number> = {
  // Turnover: volumes of different coins cannot be compared, their worth can.
  volume: (one, other) => sign(units(one.turnover) - units(other.turnover)),
  price: (one, other) => sign(units(one.last) - units(other.last)),
  change: compareChange,
};

/** A new list in the wished order; equals stand in the order of their symbols, so that a list holds still. */
export function sorted<One extends Ticker>(tickers: Iterable<One>, { key, descending }: Order): One[] {
  const turn = descending ? -1 : 1;
  return [...tickers].sort((one, other) => turn * compare[key](one, other) || (one.symbol < other.symbol ? -1 : 1));
}

/** Markets that rose, the greatest rise first. */
export function gainers<One extends Ticker>(tickers: Iterable<One>): One[] {
  return sorted(
    [...tickers].filter((ticker) => direction(ticker) > 0),
    { key: 'change', descending: true },
  );
}

/** Markets that fell, the deepest fall first. */
export function losers<One extends Ticker>(tickers: Iterable<One>): One[] {
  return sorted(
    [...tickers].filter((ticker) => direction(ticker) < 0),
    { key: 'change', descending: false },
  );
}

/** Markets that the exchange marks as hot, the most traded first. */
export function hot<One extends Ticker>(tickers: Iterable<One>, coins: readonly Coin[]): One[] {
  const marked = new Set(coins.filter((coin) => coin.isTop === '1').map((coin) => coin.symbol));
  return sorted(
    [...tickers].filter((ticker) => marked.has(ticker.symbol)),
    { key: 'volume', descending: true },
  );
}

/** The ring that a tap on a column's head goes round: greatest first, least first, back to the list's own order. */
export function nextOrder(now: Order | null, key: SortKey): Order | null {
  if (now?.key !== key) return { key, descending: true };
  return now.descending ? { key, descending: false } : null;
}

/**
 * The shape of a sparkline: the closes of 24 hours between the two prices that the change is counted from, so that line
 * and figure never contradict each other. For drawing only.
 */
export function trendPoints({ open, trend, last }: Pick<TickerWithTrend, 'open' | 'trend' | 'last'>): number[] {
  return trend.length > 0 ? [open, ...trend, last].map(Number) : [];
}

const sign = (value: bigint): -1 | 0 | 1 => (value > 0n ? 1 : value < 0n ? -1 : 0);

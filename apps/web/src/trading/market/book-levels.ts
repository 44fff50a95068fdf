import type { Level } from '@quay/contract/market';
import { units } from '@quay/money';

/** One line of the book as it is shown: all orders of a step of price together. */
export type BookRow = {
  readonly price: bigint;
  readonly quantity: bigint;
  /** All that stands between the middle and this line, this line included. */
  readonly sum: bigint;
};

/**
 * The first `rows` lines of a side, best first, with prices brought together in steps. A step goes away from the
 * middle (bids down, asks up), so that a line never promises a better price than an order behind it has.
 */
export function bookRows(levels: readonly Level[], side: 'bids' | 'asks', step: bigint, rows: number): BookRow[] {
  const lines: BookRow[] = [];
  let price: bigint | undefined;
  let quantity = 0n;
  let sum = 0n;
  for (const level of levels) {
    const exact = units(level[0]);
    const below = exact - (exact % step);
    const shown = side === 'bids' || below === exact ? below : below + step;
    if (price !== undefined && shown !== price) {
      lines.push({ price, quantity, sum });
      if (lines.length === rows) return lines;
      quantity = 0n;
    }
    price = shown;
    const here = units(level[1]);
    quantity += here;
    sum += here;
  }
  if (price !== undefined) lines.push({ price, quantity, sum });
  return lines;
}

/** How far the best prices are apart, or nothing while a side is empty. */
export function spread(bids: readonly Level[], asks: readonly Level[]): bigint | undefined {
  const bid = bids[0];
  const ask = asks[0];
  return bid && ask ? units(ask[0]) - units(bid[0]) : undefined;
}

/** The bids' part of all that is shown, in whole percent; nothing while there is nothing. */
export function bidPercent(bids: readonly BookRow[], asks: readonly BookRow[]): number | undefined {
  const bid = bids.at(-1)?.sum ?? 0n;
  const all = bid + (asks.at(-1)?.sum ?? 0n);
  return all === 0n ? undefined : Number((bid * 200n + all) / (all * 2n));
}

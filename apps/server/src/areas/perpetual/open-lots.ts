import type { Taking, Trade } from '@quay/core';
import { least, type Quantity } from '@quay/money';

/** What a trade did to a position; no order where it changed hands. */
type Change = {
  readonly id: number;
  readonly order: number | null;
  readonly quantity: Quantity;
  readonly buys: boolean;
};

/** Trades and takings of an owner's position, as changes of it, oldest first. */
export function changesOf(
  owner: number,
  trades: readonly Trade[],
  takings: readonly Taking[],
  isLong: boolean,
): Change[] {
  const traded = trades.map(({ id, quantity, buyer, buyOrder, sellOrder }) => {
    const buys = buyer === owner;
    return { id, quantity, buys, order: buys ? buyOrder : sellOrder };
  });
  // Whose position changes hands is never the insurance fund here: it is closed by it.
  const taken = takings.map(({ id, quantity }) => ({ id, quantity, buys: !isLong, order: null }));
  return [...traded, ...taken].sort((a, b) => a.id - b.id);
}

/**
 * What is still open of what an order opened: what closed a position since counts against the orders that opened it, the
 * oldest first. The core keeps one quantity; this is a view of it.
 */
export function leftOf(changes: readonly Change[], order: number, isLong: boolean): Quantity {
  const lots: { readonly order: number | null; left: Quantity }[] = [];
  for (const change of changes) {
    if (change.buys === isLong) {
      lots.push({ order: change.order, left: change.quantity });
      continue;
    }
    let closed = change.quantity;
    for (const lot of lots) {
      const taken = least(closed, lot.left);
      lot.left = (lot.left - taken) as Quantity;
      closed = (closed - taken) as Quantity;
    }
  }
  return lots.reduce<Quantity>((sum, lot) => (lot.order === order ? sum + lot.left : sum), 0n);
}

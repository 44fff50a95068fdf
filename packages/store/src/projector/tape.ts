import { instrumentKey, type Product } from '@quay/contract/trading/rules';
import type { Trade } from '@quay/core';
import type { Wire } from '../wire/connection.ts';
import type { PublicTrade } from './public-trade.ts';

/** A trade as the public sees it. */
export type TapeRow = Pick<Trade, 'id' | 'market' | 'price' | 'quantity' | 'side' | 'at'> & {
  readonly product: Product;
};

/** How many trades of an instrument are kept for the public. */
export const TAPE_LENGTH = 100;

/** The slot that each instrument's last trade stands in. */
export type Slots = Map<string, number>;

const LAST_SLOTS =
  'select distinct on (product, market) product, market, slot from tape order by product, market, id desc';

export async function readSlots(wire: Wire): Promise<Slots> {
  const slots: Slots = new Map();
  await wire.each(LAST_SLOTS, (row) => {
    row.next();
    const product = row.text() as Product;
    row.next();
    const symbol = row.text();
    row.next();
    slots.set(instrumentKey({ product, symbol }), row.whole());
  });
  return slots;
}

/** Gives trades of a product their slots in the ring of their instrument, those of the oldest. `slots` goes on. */
export function tapeOf(product: Product, trades: readonly PublicTrade[], slots: Slots): (TapeRow & { slot: number })[] {
  const rows: (TapeRow & { slot: number })[] = [];
  for (const [symbol, all] of Map.groupBy(trades, (trade) => trade.market)) {
    const key = instrumentKey({ product, symbol });
    // Of many trades only the last ones will still be there.
    const skipped = Math.max(0, all.length - TAPE_LENGTH);
    let slot = ((slots.get(key) ?? -1) + skipped) % TAPE_LENGTH;
    for (const { id, market, price, quantity, side, at } of all.slice(skipped)) {
      slot = (slot + 1) % TAPE_LENGTH;
      rows.push({ product, market, slot, id, price, quantity, side, at });
    }
    slots.set(key, slot);
  }
  return rows;
}

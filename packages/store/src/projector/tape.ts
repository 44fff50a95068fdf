import type { Trade } from '@quay/core';
import type { Wire } from '../wire/connection.ts';
import type { PublicTrade } from './public-trade.ts';

/** A trade as the public sees it. */
export type TapeRow = Pick<Trade, 'id' | 'market' | 'price' | 'quantity' | 'side' | 'at'>;

/** How many trades of a market are kept for the public. */
export const TAPE_LENGTH = 100;

/** The slot that each market's last trade stands in. */
export type Slots = Map<string, number>;

export async function readSlots(wire: Wire): Promise<Slots> {
  const slots: Slots = new Map();
  await wire.each('select distinct on (market) market, slot from tape order by market, id desc', (row) => {
    row.next();
    const market = row.text();
    row.next();
    slots.set(market, row.whole());
  });
  return slots;
}

/** Gives trades their places in the ring of their market, the oldest ones' places. `slots` goes on. */
export function tapeOf(trades: readonly PublicTrade[], slots: Slots): (TapeRow & { slot: number })[] {
  const rows: (TapeRow & { slot: number })[] = [];
  for (const [of, all] of Map.groupBy(trades, (trade) => trade.market)) {
    // Of many trades only the last ones will still be there.
    const skipped = Math.max(0, all.length - TAPE_LENGTH);
    let slot = ((slots.get(of) ?? -1) + skipped) % TAPE_LENGTH;
    for (const { id, market, price, quantity, side, at } of all.slice(skipped)) {
      slot = (slot + 1) % TAPE_LENGTH;
      rows.push({ market, slot, id, price, quantity, side, at });
    }
    slots.set(of, slot);
  }
  return rows;
}

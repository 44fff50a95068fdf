import { purchaseHeldUntil } from '@quay/contract/c2c';
import { type Amount, greatest } from '@quay/money';
import type { Reads } from '@quay/store';
import type { C2cMarket } from '../market/market.ts';

/** Coins that somebody bought from others not long ago: what they are worth waits before it may leave. USDT. */
export type Purchases = {
  held(user: number, rows: Reads): Promise<Amount>;
  /** What all coins of somebody are worth. */
  holdings(user: number, rows: Reads): Promise<Amount>;
};

const HOLD_MS = purchaseHeldUntil(0);

export const createPurchases = ({ holdingsOf }: Pick<C2cMarket, 'holdingsOf'>): Purchases => ({
  // The core's clock says when an order was settled.
  held: async (user, rows) => greatest(0n, await rows.c2c.netBought(user, Date.now() - HOLD_MS)),
  holdings: holdingsOf,
});

import { greatest, least, ONE, type Price, quotient, type Rate } from '@quay/money';
import { bankruptcyPrice, equityOf } from '../../margin/liquidation.ts';
import type { MarginAccounts } from './margin-accounts.ts';
import type { PositionRecord } from './position-record.ts';

/** The prices in whole ticks that are no further from one than a share of it. */
export const bandRound = (price: Price, share: Rate, tick: Price): { readonly low: Price; readonly high: Price } => ({
  low: quotient(price * (ONE - share), ONE * tick, 'up') * tick,
  high: quotient(price * (ONE + share), ONE * tick, 'down') * tick,
});

/**
 * The worst price at which a position may be closed by its owner: within the band, and not so far that what stands behind
 * it would be less than nothing. Whoever closes beyond that gives away what is the insurance fund's.
 */
export function closingBand(
  accounts: MarginAccounts,
  row: PositionRecord,
  { low, high }: { readonly low: Price; readonly high: Price },
  tick: Price,
  at: number,
): { readonly low: Price; readonly high: Price } {
  const equity = equityOf(accounts.groupOf(row, at));
  const bankruptcy = bankruptcyPrice(accounts.heldOf(row, at), equity, tick);
  if (bankruptcy === undefined) return { low, high };
  return row.quantity > 0n ? { low: greatest(low, bankruptcy), high } : { low, high: least(high, bankruptcy) };
}

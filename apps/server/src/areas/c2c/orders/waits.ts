import { type C2cParty, ESCALATE_HOURS, type Judged } from '@quay/contract/c2c';
import type { C2cOrder } from '@quay/core';
import type { OpenAsk } from '@quay/store';

const HOUR_MS = 60 * 60_000;

/** Whether an order waits for one of the two. */
export function waitsFor(order: C2cOrder, party: C2cParty, asks: readonly OpenAsk[]): boolean {
  const { state, fault, withdrawalBy, id } = order;
  if (state === 'unpaid') return party === 'payer';
  if (state === 'paid') return party === 'seller';
  if (fault === 'claimed') return party === 'seller';
  if (state !== 'appealed' && state !== 'disputed') return false;
  if (withdrawalBy !== null && withdrawalBy !== party) return true;
  return asks.some((ask) => ask.orderId === id && ask.party === party);
}

/** Until when somebody has to act; the soonest is the most urgent. */
export function dueAt({ state, payBy, faultUntil, escalateAt, appealedAt }: C2cOrder): number {
  if (state === 'unpaid') return payBy;
  if (state === 'paid') return escalateAt ?? payBy + ESCALATE_HOURS * HOUR_MS;
  return faultUntil ?? appealedAt ?? payBy;
}

/** What the rules of the contract look at. */
export const checkedOf = ({ state, side, payBy, settledAt }: C2cOrder): Judged => ({
  state,
  side,
  payBy,
  timedOutAt: settledAt,
});

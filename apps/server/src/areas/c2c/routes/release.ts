import { c2c, may, type release } from '@quay/contract/c2c';
import type { ReleaseOrder } from '@quay/core';
import { hoursLeft } from '../../../house/hours.ts';
import { type Route, refused } from '../asking.ts';
import { judgedOf } from '../orders/waits.ts';
import { prove } from '../proven.ts';
import { orderReply } from './order-reply.ts';

export const releaseRoute: Route<typeof release> = async ({ orderId, ...words }, asking) => {
  const { owner, core, identity, device, address } = asking;
  const own = await asking.c2c.orders.find(orderId, owner, await asking.rows());
  if (!own) return refused(c2c['order-unknown']);
  // What cannot be released uses up no try and no code.
  const allowed = may.release(judgedOf(own.order), own.party);
  if (!allowed.yes) return refused(allowed.refusal);
  const heldUntil = await identity.holds.releaseHeldUntil(owner);
  if (heldUntil !== null) return refused(c2c['release-held'], { hours: hoursLeft(heldUntil, identity.now()) });
  const proven = await prove(asking, owner, 'release-coins', words, { device, address });
  if ('refusal' in proven) return { outcome: { ok: false, ...proven } };
  const lost = await proven.spend();
  if (lost) return { outcome: { ok: false, ...lost } };

  const input: ReleaseOrder = { owner, order: orderId, provenBy: proven.provenBy };
  const { outcome, seq } = await core.submit('c2c/release', input);
  return outcome.ok ? orderReply(asking, orderId, seq) : { outcome, seq };
};

import { c2c, may, type release } from '@quay/contract/c2c';
import type { ReleaseOrder } from '@quay/core';
import { type Route, refused } from '../../../edge/route.ts';
import { hoursLeft } from '../../../system/hours.ts';
import type { C2cNeeds } from '../needs.ts';
import { checkedOf } from '../orders/waits.ts';
import { prove } from '../proven.ts';
import { orderReply } from './order-reply.ts';

export const releaseRoute =
  ({ c2c: { orders }, core, identity, encryption }: C2cNeeds): Route<typeof release> =>
  async ({ orderId, ...words }, context) => {
    const { owner, device, address } = context;
    const own = await orders.find(orderId, owner, await context.rows());
    if (!own) return refused(c2c['order-unknown']);
    // What cannot be released uses up no try and no code.
    const allowed = may.release(checkedOf(own.order), own.party);
    if (!allowed.yes) return refused(allowed.refusal);
    const heldUntil = await identity.holds.releaseHeldUntil(owner);
    if (heldUntil !== null) return refused(c2c['release-held'], { hours: hoursLeft(heldUntil, identity.now()) });
    const proven = await prove({ identity, encryption }, owner, 'release-coins', words, { device, address });
    if ('refusal' in proven) return { outcome: { ok: false, ...proven } };
    const lost = await proven.spend();
    if (lost) return { outcome: { ok: false, ...lost } };

    const input: ReleaseOrder = { owner, order: orderId, provenBy: proven.provenBy };
    const { outcome, seq } = await core.submit('c2c/release', input);
    return outcome.ok ? orderReply(orders, context, orderId, seq) : { outcome, seq };
  };

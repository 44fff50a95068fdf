import { type addEvidence, c2c } from '@quay/contract/c2c';
import { type Route, refused } from '../asking.ts';
import { orderReply } from './order-reply.ts';

export const addEvidenceRoute: Route<typeof addEvidence> = async ({ orderId, ...evidence }, asking) => {
  const { orders, appeals } = asking.c2c;
  const found = await orders.find(orderId, asking.owner, await asking.rows(asking.core.seq));
  if (!found) return refused(c2c['order-unknown']);
  const added = await appeals.addEvidence(found.order, asking.owner, evidence);
  if ('refusal' in added) return { outcome: { ok: false, ...added } };
  return orderReply(asking, orderId, added.seq);
};

import { staff as refusals, type revealAccount } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';
import { handlerOf } from '../handler-of.ts';

export const revealAccountRoute: Route<typeof revealAccount> = async ({ orderId, reason }, asking) => {
  const { staff, audit } = asking;
  const { desk } = asking.c2c.appeals;
  if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
  const order = await desk.decidedBy(handlerOf(asking), orderId, await asking.rows());
  if ('refusal' in order) return { outcome: { ok: false, ...order } };
  // Written down before anything is shown.
  const details = { field: 'payment-account', user: String(order.seller), reason };
  const wait = await audit.reveal({ staff, subject: `order ${orderId}`, details });
  if (wait !== undefined) return refused(refusals['reveal-too-many'], { minutes: String(wait) });
  return told(await desk.account(order));
};

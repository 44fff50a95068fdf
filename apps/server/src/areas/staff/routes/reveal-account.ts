import { staff as refusals, type revealAccount } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { handlerOf } from '../handler-of.ts';
import type { StaffNeeds } from '../needs.ts';

export const revealAccountRoute =
  ({ audit, c2c, team }: StaffNeeds): Route<typeof revealAccount> =>
  async ({ orderId, reason }, context) => {
    const { staff } = context;
    const { desk } = c2c.appeals;
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const order = await desk.decidedBy(handlerOf(context.staff, team), orderId, await context.rows());
    if ('refusal' in order) return { outcome: { ok: false, ...order } };
    // Written down before anything is shown.
    const details = { field: 'payment-account', user: String(order.seller), reason };
    const wait = await audit.reveal({ staff, subject: `order ${orderId}`, details });
    if (wait !== undefined) return refused(refusals['reveal-too-many'], { minutes: String(wait) });
    return reply(await desk.account(order));
  };

import { earn } from '@quay/contract/earn';
import { staff as refusals, type unfreezeEarnOrder } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const unfreezeEarnOrderRoute =
  ({ earn: administration, team }: StaffNeeds): Route<typeof unfreezeEarnOrder> =>
  async ({ order, reason }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const known = await administration.order(order);
    if (!known) return refused(earn['order-unknown'], {}, 'order');
    if (known.status !== 'frozen') return refused(earn['not-frozen']);
    const approvalId = await team.ask(staff, {
      kind: 'unfreeze-earn-order',
      details: { order: String(order), user: known.username, product: known.name },
      payload: { order },
      reason,
    });
    return reply({ approvalId });
  };

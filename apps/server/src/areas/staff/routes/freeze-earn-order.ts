import { earn } from '@quay/contract/earn';
import { type freezeEarnOrder, staff as refusals } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const freezeEarnOrderRoute =
  ({ audit, earn: administration }: StaffNeeds): Route<typeof freezeEarnOrder> =>
  async ({ order, until, reason }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const known = await administration.order(order);
    if (!known) return refused(earn['order-unknown'], {}, 'order');

    // Written down first: should the server end in between, nothing was done that the log does not know.
    const details = { user: known.username, until: new Date(until).toISOString(), reason };
    await audit.add({ staff, act: 'freeze-earn-order', subject: `earn order ${order}`, details });
    const no = await administration.freeze(order, until, reason);
    return no ? refused(no.refusal, no.params, no.field) : reply({});
  };

import { credit } from '@quay/contract/credit';
import { creditApplication, creditApplications, creditPool } from '@quay/contract/staff';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

/** Applications for loans without a pledge, and what they are lent out of. */
export const creditRoutes = ({ credits }: Pick<StaffNeeds, 'credits'>): Served[] => [
  serve(creditApplications, async ({ state = 'reviewing', before }) =>
    reply(await credits.list(state, before === undefined ? undefined : Number(before))),
  ),
  serve(creditApplication, async ({ loanId }, { staff }) => {
    const detail = await credits.detail(Number(loanId), staff.id);
    return detail ? reply(detail) : refused(credit['application-unknown']);
  }),
  serve(creditPool, async () => reply(await credits.pool())),
];

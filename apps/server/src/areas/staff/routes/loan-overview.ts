import { loanOverview, staffLoans } from '@quay/contract/staff';
import { reply, type Served, serve } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

/** What staff watch of loans, with all in it that they were answered. */
export const loanOverviewRoutes = ({ loans }: Pick<StaffNeeds, 'loans'>): Served[] => [
  serve(loanOverview, async (_, { rows }) => {
    await rows();
    return reply(await loans.view());
  }),
  serve(staffLoans, async ({ before }, { rows }) => {
    await rows();
    return reply(await loans.running(before === undefined ? undefined : Number(before)));
  }),
];

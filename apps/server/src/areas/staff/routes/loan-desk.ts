import { loanDesk, staffLoans } from '@quay/contract/staff';
import { reply, type Served, serve } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

/** What staff watch of loans. */
export const loanDeskRoutes = ({ loans }: Pick<StaffNeeds, 'loans'>): Served[] => [
  serve(loanDesk, async () => reply(await loans.view())),
  serve(staffLoans, async ({ before }) =>
    reply(await loans.running(before === undefined ? undefined : Number(before))),
  ),
];

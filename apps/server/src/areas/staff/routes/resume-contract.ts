import { trading } from '@quay/contract';
import { staff as refusals, type resumeContract } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const resumeContractRoute =
  ({ contracts, reads, team }: StaffNeeds): Route<typeof resumeContract> =>
  async ({ symbol, to, reason }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const status = contracts.statusOf(symbol);
    if (status === undefined) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    if (!contracts.allowsLess(to, status)) return refused(refusals['contract-open']);

    // Asking twice asks once.
    const open = await reads.staff.openReopening(symbol, status, to);
    if (open !== undefined) return reply({ approvalId: open });
    const approvalId = await team.ask(staff, {
      kind: 'resume-contract',
      details: { contract: symbol, status: `${status} → ${to}` },
      payload: { contract: symbol, from: status, to },
      reason,
    });
    return reply({ approvalId });
  };

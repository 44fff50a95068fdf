import { staff as refusals, type resumeNetwork } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const resumeNetworkRoute =
  ({ chain, reads, team }: StaffNeeds): Route<typeof resumeNetwork> =>
  async ({ network, reason }, context) => {
    const { staff } = context;
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    if (!chain.network(network)) return refused(refusals['network-unknown'], {}, 'network');
    const row = await reads.chain.networkRow(network);
    if (!row?.halted) return refused(refusals['network-running']);

    // Asking twice asks once.
    const open = await reads.staff.openResume(network);
    if (open !== undefined) return reply({ approvalId: open });
    const approvalId = await team.ask(staff, {
      kind: 'resume-network',
      details: { network, haltedFor: row.haltedWhy ?? '' },
      payload: { network },
      reason,
    });
    return reply({ approvalId });
  };

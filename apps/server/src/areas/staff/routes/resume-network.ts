import { staff as refusals, type resumeNetwork } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';

export const resumeNetworkRoute: Route<typeof resumeNetwork> = async ({ network, reason }, asking) => {
  const { chain, staff, team, reads } = asking;
  if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
  if (!chain.network(network)) return refused(refusals['network-unknown'], {}, 'network');
  const row = await reads.chain.networkRow(network);
  if (!row?.halted) return refused(refusals['network-running']);

  // Asking twice asks once.
  const open = await reads.staff.openResume(network);
  if (open !== undefined) return told({ approvalId: open });
  const approvalId = await team.ask(staff, {
    kind: 'resume-network',
    details: { network, haltedFor: row.haltedWhy ?? '' },
    payload: { network },
    reason,
  });
  return told({ approvalId });
};

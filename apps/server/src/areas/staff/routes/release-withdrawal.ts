import { staff as refusals, type releaseWithdrawal } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';

export const releaseWithdrawalRoute: Route<typeof releaseWithdrawal> = async (wish, asking) => {
  const { chain, staff, team } = asking;
  const { network, withdrawalId: withdrawal, act, reason } = wish;
  if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
  if (!chain.network(network)) return refused(refusals['network-unknown'], {}, 'network');
  const no = await chain.judgeRelease(network, withdrawal);
  if (no) return refused(no.refusal, no.params);

  const approvalId = await team.ask(staff, {
    kind: 'release-withdrawal',
    details: { network, withdrawal: String(withdrawal), act },
    payload: { network, withdrawal, act },
    reason,
  });
  return told({ approvalId });
};

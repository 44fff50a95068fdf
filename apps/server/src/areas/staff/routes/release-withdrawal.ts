import { staff as refusals, type releaseWithdrawal } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const releaseWithdrawalRoute =
  ({ chain, team }: StaffNeeds): Route<typeof releaseWithdrawal> =>
  async (request, context) => {
    const { staff } = context;
    const { network, withdrawalId: withdrawal, act, reason } = request;
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    if (!chain.network(network)) return refused(refusals['network-unknown'], {}, 'network');
    const no = await chain.validateRelease(network, withdrawal);
    if (no) return refused(no.refusal, no.params);

    const approvalId = await team.ask(staff, {
      kind: 'release-withdrawal',
      details: { network, withdrawal: String(withdrawal), act },
      payload: { network, withdrawal, act },
      reason,
    });
    return reply({ approvalId });
  };

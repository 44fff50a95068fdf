import { staff as refusals, type retireHotWallet } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const retireHotWalletRoute =
  ({ chain, team }: StaffNeeds): Route<typeof retireHotWallet> =>
  async (wanted, context) => {
    const { staff } = context;
    const { network, wallet, lost, reason } = wanted;
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    if (!chain.network(network)) return refused(refusals['network-unknown'], {}, 'network');
    const isNot = await chain.validateRetiring(network, { wallet, lost });
    if (isNot) return refused(isNot.refusal, isNot.params);
    const approvalId = await team.ask(staff, {
      kind: 'retire-hot-wallet',
      details: { network, wallet: String(wallet + 1), lost: lost ? 'yes' : 'no' },
      payload: { network, wallet, lost },
      reason,
    });
    return reply({ approvalId });
  };

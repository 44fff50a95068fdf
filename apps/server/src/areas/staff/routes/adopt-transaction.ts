import { type adoptTransaction, staff as refusals } from '@quay/contract/staff';
import { text } from '@quay/money';
import type { Hex } from 'viem';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const adoptTransactionRoute =
  ({ chain, team }: StaffNeeds): Route<typeof adoptTransaction> =>
  async (request, context) => {
    const { staff } = context;
    const { network, account, reason } = request;
    const txHash = request.txHash.toLowerCase() as Hex;
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    if (!chain.network(network)) return refused(refusals['network-unknown'], {}, 'network');
    const found = await chain.outgoingOf(network, txHash);
    if ('refusal' in found) return refused(found.refusal, found.params, 'txHash');

    const took = found.map(({ asset, units }) => `${text(units)} ${asset}`).join(', ') || '0';
    const approvalId = await team.ask(staff, {
      kind: 'adopt-transaction',
      details: { network, txHash, account, took },
      payload: { network, txHash, account },
      reason,
    });
    return reply({ approvalId });
  };

import type { OutflowAccount } from '@quay/contract/staff';
import { systemAccounts } from '@quay/core';
import type { No } from '../../edge/envelope.ts';
import type { Chain } from '../../outside/chain/chain.ts';
import type { Proposal } from './proposals.ts';

const accounts: Readonly<Record<OutflowAccount, number>> = {
  'bad-debt': systemAccounts.badDebt,
  'network-fees': systemAccounts.networkFees,
};

/**
 * Does what two of staff have decided about a chain, or gives why it cannot be done any more. It is done before the
 * decision is written: a stop between the two leaves the approval open, and approving it again changes nothing.
 */
export async function fulfilOnChain(
  request: Proposal,
  chain: Chain,
  requestedBy: number,
  approvedBy: number,
): Promise<No | undefined> {
  if (request.kind === 'adopt-transaction') {
    const { network, txHash, account } = request.payload;
    return chain.adopt(network, txHash, accounts[account], { requestedBy, approvedBy });
  }
  if (request.kind === 'retire-hot-wallet') {
    const { network, ...retiring } = request.payload;
    return chain.retire(network, retiring, { requestedBy, approvedBy });
  }
  if (request.kind !== 'release-withdrawal') return undefined;
  const { network, withdrawal, act } = request.payload;
  return chain.release(network, withdrawal, act);
}

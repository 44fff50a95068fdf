import type { OutflowAccount } from '@quay/contract/staff';
import { systemAccounts } from '@quay/core';
import type { No } from '../../edge/envelope.ts';
import type { Chain } from '../../outside/chain/chain.ts';
import type { Wish } from './wishes.ts';

const accounts: Readonly<Record<OutflowAccount, number>> = {
  'bad-debt': systemAccounts.badDebt,
  'network-fees': systemAccounts.networkFees,
};

/**
 * Does what two of staff have decided about a chain, or gives why it cannot be done any more. It is done before the
 * decision is written: a stop between the two leaves the approval open, and approving it again changes nothing.
 */
export async function fulfilOnChain(
  wish: Wish,
  chain: Chain,
  askedBy: number,
  approvedBy: number,
): Promise<No | undefined> {
  if (wish.kind === 'adopt-transaction') {
    const { network, txHash, account } = wish.payload;
    return chain.adopt(network, txHash, accounts[account], { askedBy, approvedBy });
  }
  if (wish.kind === 'retire-hot-wallet') {
    const { network, ...retiring } = wish.payload;
    return chain.retire(network, retiring, { askedBy, approvedBy });
  }
  if (wish.kind !== 'release-withdrawal') return undefined;
  const { network, withdrawal, act } = wish.payload;
  return chain.release(network, withdrawal, act);
}

import type { ReviseOutflow } from '@quay/core';
import type { FullReceipt } from '../chain-access.ts';
import type { PayoutParts, Transaction } from './payout-parts.ts';

/**
 * Of the transactions of one nonce one is in the chain for good now: what was booked for one that is not ours stands if
 * it is that one, and is taken back if it is not. To be done before anything says that the nonce is settled.
 */
export async function reviseOutflows(
  { rows, core, network }: Pick<PayoutParts, 'rows' | 'core' | 'network'>,
  signed: readonly Transaction[],
  found: FullReceipt,
): Promise<void> {
  for (const { txHash, kind } of signed) {
    if (kind !== 'foreign') continue;
    const stands = txHash === found.txHash;
    for (const { asset } of await rows.outflowsOf(network.name, txHash)) {
      const input: ReviseOutflow = { network: network.name, txHash, asset, stands };
      await core.submit('wallet/revise-outflow', input);
    }
  }
}

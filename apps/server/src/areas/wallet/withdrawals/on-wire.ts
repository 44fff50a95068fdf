import { type Withdrawal, withdrawalStatus } from '@quay/contract/wallet';
import type { Withdrawal as Row } from '@quay/core';
import { text } from '@quay/money';
import type { PayoutReads } from '@quay/store';
import type { Chain } from '../../../outside/chain/chain.ts';

/** A withdrawal, as its owner sees it. */
export function withdrawalOnWire(
  row: Row,
  {
    label,
    again,
    confirmations,
    needed,
  }: { label: string | null; again: boolean; confirmations: number; needed: number },
): Withdrawal {
  return {
    withdrawalId: row.id,
    symbol: row.asset,
    network: row.network,
    address: row.address,
    label,
    amount: text(row.amount),
    fee: text(row.fee),
    received: text(row.amount - row.fee),
    state: row.state,
    status: withdrawalStatus[row.state],
    again,
    needs: row.needs,
    rejection: row.rejection,
    remark: row.remark,
    txHash: row.txHash,
    confirmations,
    confirmationsNeeded: needed,
    requestedAt: row.requestedAt,
    doneAt: row.doneAt,
  };
}

/** Whether it had been paid, until a change of the network took that back. */
export const isSentAgain = async ({ id, state }: Pick<Row, 'id' | 'state'>, rows: Pick<PayoutReads, 'revisionOf'>) =>
  state === 'broadcasting' && (await rows.revisionOf(id)) !== undefined;

/** Blocks on its transaction so far; what is over has all of them. A network that does not answer counts none. */
export async function confirmationsOf({ state, network, txHash }: Row, chain: Chain): Promise<number> {
  const needed = chain.network(network)?.confirmations ?? 0;
  if (state === 'success' || (state === 'failed' && txHash !== null)) return needed;
  if (state !== 'broadcasting' || txHash === null) return 0;
  try {
    const access = chain.access(network);
    const [head, receipt] = await Promise.all([access.head(), access.receipt(txHash as `0x${string}`)]);
    return receipt ? Math.max(0, Math.min(needed, head.number - receipt.block + 1)) : 0;
  } catch {
    return 0;
  }
}

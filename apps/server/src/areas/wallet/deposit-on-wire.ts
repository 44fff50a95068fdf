import type { Deposit } from '@quay/contract/wallet';
import { text } from '@quay/money';
import type { DepositRow } from '@quay/store';
import type { Chain } from '../../outside/chain/chain.ts';

/** A deposit as its owner sees it, with the confirmations that its network has for it so far. */
export function depositOnWire(row: DepositRow, chain: Pick<Chain, 'network'>): Deposit {
  const so = soFar(row);
  // A network that is not there any more asks for nothing more.
  const needed = chain.network(row.network)?.confirmations ?? so;
  return {
    depositId: row.id,
    symbol: row.asset,
    network: row.network,
    amount: text(row.amount),
    state: row.state,
    confirmations: row.state === 'credited' ? needed : Math.min(so, needed),
    confirmationsNeeded: needed,
    address: row.address,
    from: row.sender,
    txHash: row.txHash,
    block: row.block,
    seenAt: row.seenAt,
    creditedAt: row.creditedAt,
    owed: row.owed === null ? null : text(row.owed),
  };
}

/** Blocks on its block, itself included; none where its block is no longer one of the chain. */
function soFar({ state, block, scanned }: DepositRow): number {
  if (state === 'gone' || state === 'reversed' || scanned === null) return 0;
  return Math.max(0, scanned - block + 1);
}

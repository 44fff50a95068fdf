import type { Address, Hex } from 'viem';
import type { ChainAccess, FullReceipt } from './chain-access.ts';

type Known = { readonly txHash: string };
type Settled = { readonly block: number | null; readonly blockHash: string | null };

/** What every endpoint says of the transactions of one nonce, of which at most one is in a block. */
export async function foundOf(
  access: Pick<ChainAccess, 'settled'>,
  signed: readonly Known[],
): Promise<FullReceipt | 'differ' | undefined> {
  for (const { txHash } of signed) {
    const found = await access.settled(txHash as Hex);
    if (found) return found;
  }
  return undefined;
}

/** Whether every endpoint has so many blocks on a receipt's block, itself included, and has that block there. */
export async function isDeep(
  access: Pick<ChainAccess, 'agreed'>,
  { block, blockHash }: Pick<FullReceipt, 'block' | 'blockHash'>,
  depth: number,
): Promise<boolean> {
  if ((await access.agreed(block)) !== blockHash) return false;
  return depth <= 1 || (await access.agreed(block + depth - 1)) !== undefined;
}

/** Whether every endpoint has another block where a transaction was settled. While they differ, nothing is concluded. */
export async function isReplaced(access: Pick<ChainAccess, 'agreed'>, { block, blockHash }: Settled): Promise<boolean> {
  if (block === null || blockHash === null) return false;
  const now = await access.agreed(block);
  return now !== undefined && now !== blockHash;
}

export type Sender = { readonly sender: string; readonly nonce: number };
export const nonceName = ({ sender, nonce }: Sender): string => `${sender.toLowerCase()} ${nonce}`;
export const isOf = (sender: Address) => (row: Sender) => row.sender.toLowerCase() === sender.toLowerCase();

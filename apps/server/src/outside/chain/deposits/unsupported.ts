import type { NativePayment, SeenUnsupported } from '@quay/store';
import type { Address } from 'viem';
import type { Block, ChainAccess } from '../chain-access.ts';
import type { Network } from '../networks.ts';
import type { WholeBlock } from './whole-block.ts';

/** No more of one block: somebody who sends dust to many addresses keeps nobody waiting. */
const MOST = 50;
const COIN_DECIMALS = 18;

/** What a block brought to addresses of ours and cannot be credited. */
export type Unsupported = {
  readonly arrivals: readonly SeenUnsupported[];
  /** The network's own coin that transactions brought, that of the exchange as well, by address. */
  readonly payments: readonly NativePayment[];
  /** The endpoint that was asked has no receipt of a payment yet. */
  readonly isOpen: boolean;
};

/**
 * What a block brought to addresses of ours and cannot be credited: tokens that are not listed, and the network's own
 * coin. It leaves a trace for its user and for staff, and is no balance.
 */
export async function unsupportedIn(needs: {
  readonly network: Network;
  readonly access: Pick<ChainAccess, 'receipt' | 'decimalsOf'>;
  readonly block: Block;
  readonly whole: Pick<WholeBlock, 'logs' | 'payments'>;
  readonly userAt: (address: Address) => number | undefined;
  readonly isOwnAddress: (address: Address) => boolean;
}): Promise<Unsupported> {
  const { network, access, block, whole, userAt, isOwnAddress } = needs;
  const listed = new Set(network.tokens.map(({ contract }) => contract));
  const tokens = whole.logs.filter(({ contract, to, atoms }) => atoms > 0n && !listed.has(contract) && userAt(to));
  const arrivals: SeenUnsupported[] = [];
  const payments = new Map<Address, bigint>();
  let isOpen = false;
  for (const { txHash, logIndex, contract, from, to, atoms } of tokens.slice(0, MOST)) {
    const seen = {
      txHash,
      logIndex,
      block: block.number,
      contract,
      sender: from,
      address: to,
      userId: userAt(to)!,
      atoms,
    };
    arrivals.push({ ...seen, decimals: (await access.decimalsOf(contract)) ?? null });
  }
  for (const { txHash, from, to, wei } of whole.payments.slice(0, MOST)) {
    const receipt = await access.receipt(txHash);
    isOpen ||= !receipt;
    if (!receipt?.succeeded) continue;
    payments.set(to, (payments.get(to) ?? 0n) + wei);
    if (isOwnAddress(from)) continue;
    const seen = { txHash, logIndex: -1, block: block.number, contract: null, sender: from, address: to };
    arrivals.push({ ...seen, userId: userAt(to)!, atoms: wei, decimals: COIN_DECIMALS });
  }
  return { arrivals, payments: [...payments].map(([address, wei]) => ({ address, wei })), isOpen };
}

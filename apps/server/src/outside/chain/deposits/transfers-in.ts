import { MAX } from '@quay/money';
import type { SeenTransfer } from '@quay/store';
import type { Address } from 'viem';
import { type Block, type ChainAccess, ChainUnreachable, type TransferLog } from '../chain-access.ts';
import { type Network, type Token, unitsOf } from '../networks.ts';

export type TransfersIn = {
  readonly transfers: readonly SeenTransfer[];
  /** Logs of which nothing came, as {@link nameOf} names them. */
  readonly empty: ReadonlySet<string>;
  /** Tokens whose logs told of more than came, as words for staff. */
  readonly lies: readonly string[];
};

export const nameOf = ({ txHash, logIndex }: { readonly txHash: string; readonly logIndex: number }): string =>
  `${txHash} ${logIndex}`;

/**
 * What a block brought to addresses of ours. A log is the token's own word: it counts only for as much as the balance
 * of the address really grew over the block.
 */
export async function transfersIn(needs: {
  readonly network: Network;
  readonly access: Pick<ChainAccess, 'tokensOf' | 'block'>;
  /** Transfers of the block, as a node or several tell them. */
  readonly reported: readonly TransferLog[];
  readonly block: Block;
  readonly userAt: (address: Address) => number | undefined;
}): Promise<TransfersIn> {
  const { network, access, reported, block, userAt } = needs;
  const contracts = network.tokens.map(({ contract }) => contract);
  const logs = inOrder(reported, block).filter(({ contract }) => contracts.includes(contract));
  const transfers: SeenTransfer[] = [];
  const empty = new Set<string>();
  const lies: string[] = [];
  const came = Map.groupBy(
    logs.filter(({ to, atoms }) => atoms > 0n && userAt(to) !== undefined),
    ({ contract, to }) => `${contract} ${to}`,
  );
  if (came.size === 0) return { transfers, empty, lies };

  for (const group of came.values()) {
    const { contract, to } = group[0]!;
    const token = tokenAt(network, contract);
    if (!token) continue;
    let grown = await growth(access, logs, contract, to, block.number);
    for (const log of group) {
      const atoms = grown < log.atoms ? grown : log.atoms;
      if (atoms < log.atoms)
        lies.push(`${token.asset} told of ${log.atoms} atoms in ${log.txHash}, of which ${atoms} came`);
      grown -= atoms;
      const amount = unitsOf(atoms, token.decimals);
      if (amount > MAX) lies.push(`${token.asset} brought ${atoms} atoms in ${log.txHash}, which is more than can be`);
      if (atoms === 0n || amount > MAX) {
        empty.add(nameOf(log));
        continue;
      }
      transfers.push({
        txHash: log.txHash,
        logIndex: log.logIndex,
        block: block.number,
        blockHash: block.hash,
        asset: token.asset,
        contract,
        sender: log.from,
        address: to,
        userId: userAt(to)!,
        atoms,
        amount,
        state: amount < token.depositMin ? 'small' : 'pending',
      });
    }
  }
  // Balances are asked by height: they are of this block only if it still has that height.
  if ((await access.block(block.number))?.hash !== block.hash) {
    throw new ChainUnreachable(`block ${block.number} of ${network.name} was replaced while it was read`);
  }
  return { transfers, empty, lies };
}

const tokenAt = ({ tokens }: Network, contract: Address): Token | undefined =>
  tokens.find((token) => token.contract === contract);

/** Nodes repeat logs and mix up their order. */
function inOrder(logs: readonly TransferLog[], block: Block): TransferLog[] {
  const once = new Map(logs.map((log) => [nameOf(log), log]));
  return [...once.values()].filter(({ blockHash }) => blockHash === block.hash).sort((a, b) => a.logIndex - b.logIndex);
}

/** By how much the tokens of an address grew over a block, what left it in the same block not counted. */
async function growth(
  access: Pick<ChainAccess, 'tokensOf'>,
  logs: readonly TransferLog[],
  contract: Address,
  address: Address,
  block: number,
): Promise<bigint> {
  const before = block === 0 ? 0n : await access.tokensOf(contract, address, block - 1);
  const after = await access.tokensOf(contract, address, block);
  const left = logs
    .filter((log) => log.contract === contract && log.from === address)
    .reduce((sum, { atoms }) => sum + atoms, 0n);
  const grown = after - before + left;
  return grown > 0n ? grown : 0n;
}

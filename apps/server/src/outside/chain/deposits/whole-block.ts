import type { Address } from 'viem';
import type { Block, BlockReply, ChainAccess, Payment, TransferLog } from '../chain-access.ts';
import type { Network } from '../networks.ts';
import { bloomOf } from './bloom.ts';

/** All that the endpoints of a network tell of a block. */
export type WholeBlock = {
  /** Every transfer to an address of ours or away from one that any endpoint tells of, by logs or by receipts. */
  readonly logs: readonly TransferLog[];
  /** The network's own coin that came to addresses of ours. */
  readonly payments: readonly Payment[];
  /** Endpoints that told whole what there was to tell, and those that left something out. */
  readonly whole: readonly string[];
  readonly partial: readonly string[];
  /** Not every endpoint of the network has told of it. */
  readonly isOpen: boolean;
};

const nameOf = ({ txHash, logIndex }: TransferLog): string => `${txHash} ${logIndex}`;

/**
 * Asks every endpoint that answers for a block that has all its confirmations, and takes what any of them tells. An
 * endpoint is asked for the receipts of the block too, when the bloom of its own header says that a transfer to us may be
 * there: an index of logs is a node's own work and may have a gap, the receipts are the chain's.
 */
export async function readWhole(needs: {
  readonly network: Network;
  readonly access: Pick<ChainAccess, 'notifyAll' | 'receiptTransfers'>;
  readonly block: Block;
  readonly userAt: (address: Address) => number | undefined;
  readonly addresses: () => Iterable<Address>;
}): Promise<WholeBlock> {
  const { network, access, block, userAt, addresses } = needs;
  const contracts = network.tokens.map(({ contract }) => contract);
  const concerns = ({ from, to }: TransferLog) => userAt(to) !== undefined || userAt(from) !== undefined;
  const isListed = ({ contract, to, atoms }: TransferLog) =>
    atoms > 0n && contracts.includes(contract) && userAt(to) !== undefined;

  const all = new Map<string, TransferLog>();
  const payments = new Map<string, Payment>();
  const reported: { readonly name: string; readonly logs: ReadonlySet<string> }[] = [];
  for (const one of await access.notifyAll(block)) {
    const own = one.transfers.filter((log) => log.blockHash === block.hash && concerns(log));
    for (const log of own) all.set(nameOf(log), log);
    for (const log of await behindBloom(one)) all.set(nameOf(log), log);
    for (const payment of one.payments) if (userAt(payment.to) !== undefined) payments.set(payment.txHash, payment);
    reported.push({ name: one.endpoint, logs: new Set(own.map(nameOf)) });
  }

  async function behindBloom(one: BlockReply): Promise<readonly TransferLog[]> {
    if (!bloomOf(one.bloom).mayConcern(contracts, addresses())) return [];
    const found = await access.receiptTransfers(one.endpoint, block);
    return (found ?? []).filter((log) => log.blockHash === block.hash && concerns(log));
  }

  const ours = [...all.values()].filter(isListed).map(nameOf);
  const isWhole = ({ logs }: { logs: ReadonlySet<string> }) => ours.every((name) => logs.has(name));
  const names = (wanted: boolean) => reported.filter((one) => isWhole(one) === wanted).map(({ name }) => name);
  return {
    logs: [...all.values()],
    payments: [...payments.values()],
    whole: ours.length > 0 ? names(true) : [],
    partial: names(false),
    isOpen: reported.length < network.endpoints.length,
  };
}

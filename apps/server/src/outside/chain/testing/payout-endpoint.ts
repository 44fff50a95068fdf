import type { Address, Hex } from 'viem';
import { type Block, ChainUnreachable, type FullReceipt } from '../chain-access.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Chance } from './chance.ts';
import type { PayoutChain } from './payout-chain.ts';
import { logsOf, type SimulatedBlock } from './simulated-chain.ts';

/** What an endpoint does wrong. Each is a number: once in so many calls; 0 is never. */
export type Faults = {
  readonly silence: number;
  /** It has not seen the newest blocks yet. */
  readonly stale: number;
  /** It says that what failed succeeded and the other way round, or has never heard of it. */
  readonly receipts: number;
  /** It leaves out every log. */
  readonly logs: number;
  /** Too many or too few transactions of an address. */
  readonly nonces: number;
  readonly balances: number;
  /** It takes a transaction and does nothing with it. */
  readonly sends: number;
  /** The chain goes on, or forks, between two calls. */
  readonly moves: number;
};

export const faultless: Faults = {
  silence: 0,
  stale: 0,
  receipts: 0,
  logs: 0,
  nonces: 0,
  balances: 0,
  sends: 0,
  moves: 0,
};

/** One endpoint of a simulated chain. */
export function payoutEndpoint(needs: {
  readonly name: string;
  readonly chain: PayoutChain;
  readonly chance: Chance;
  readonly faults: () => Faults;
  readonly move: () => void;
}): Endpoint {
  const { name, chain, chance, faults, move } = needs;
  const happens = (fault: keyof Faults) => faults()[fault] > 0 && chance.onceIn(faults()[fault]);

  async function ask<Value>(answer: () => Value | Promise<Value>): Promise<Value> {
    await undefined;
    if (happens('moves')) move();
    if (happens('silence')) throw new ChainUnreachable(`${name} does not answer`);
    return answer();
  }

  const height = () => Math.max(0, chain.blocks.head.number - (happens('stale') ? 1 + chance.below(3) : 0));

  function receipt(txHash: Hex): FullReceipt | undefined {
    const found = chain.blocks.of(txHash);
    const lies = happens('receipts');
    if (!found || found.block.number > height() || (lies && chance.onceIn(2))) return undefined;
    const { number: block, hash: blockHash } = found.block;
    const transfers = logsOf(found.block).filter((log) => log.txHash === txHash);
    const { succeeds } = found.transaction;
    if (!lies) return { txHash, block, blockHash, succeeded: succeeds, transfers };
    return { txHash, block, blockHash, succeeded: !succeeds, transfers: succeeds ? [] : transfers };
  }

  return {
    name,
    chainId: () => ask(() => 1),
    head: () => ask(() => plain(chain.blocks.at(height())!)),
    block: (number) => ask(() => (number > height() ? undefined : plain(chain.blocks.at(number)!))),
    transfers: (block, contracts) =>
      ask(() => {
        const found = chain.blocks.at(block.number);
        if (found?.hash !== block.hash) throw new ChainUnreachable('no such block');
        return happens('logs') ? [] : logsOf(found).filter(({ contract }) => contracts.includes(contract));
      }),
    // What deposits alone ask for.
    notify: () => ask(() => undefined),
    receiptTransfers: () => ask(() => []),
    bloom: () => ask(() => undefined),
    receipt: (txHash) => ask(() => receipt(txHash)),
    origin: (txHash) => ask(() => (chain.blocks.of(txHash) ? chain.originOf(txHash) : undefined)),
    nonce: (address) =>
      ask(() => {
        const is = chain.nonceAt(address, height());
        return happens('nonces') ? Math.max(0, is + chance.below(7) - 3) : is;
      }),
    gasOf: (address) => ask(() => (chain.isDrained(address) ? 0n : 10n ** 30n)),
    tokensOf: (contract: Address, address: Address, atBlock = chain.blocks.head.number) =>
      ask(() => {
        if (!chain.blocks.at(atBlock)) throw new ChainUnreachable('no such block');
        const is = chain.blocks.tokensOf(contract, address, atBlock);
        return happens('balances') ? is + 1n : is;
      }),
    decimalsOf: () => ask(() => 8),
    isContract: () => ask(() => false),
    fees: () => ask(() => ({ maxFeePerGas: chain.price * 2n, maxPriorityFeePerGas: 1n })),
    send: (raw) =>
      ask(async () => {
        if (!happens('sends')) await chain.send(raw);
      }),
  };
}

const plain = ({ number, hash, parent, at }: SimulatedBlock): Block => ({ number, hash, parent, at });

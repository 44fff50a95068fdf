import type { Address, Hex } from 'viem';
import type { Block, TransferLog } from '../chain-access.ts';

/** What a transaction does to one token: what it logs, and what it really moves. */
export type SimulatedTransfer = {
  readonly contract: Address;
  readonly from: Address;
  readonly to: Address;
  readonly atoms: bigint;
  /** What arrives; a token may tell of more. */
  readonly arrives: bigint;
};
/** The network's own coin that a transaction brings. */
export type SimulatedPayment = {
  readonly from: Address;
  readonly to: Address;
  readonly wei: bigint;
  /** Paid by a contract from within: no transaction names the address. */
  readonly isInner: boolean;
};
export type SimulatedTransaction = {
  readonly txHash: Hex;
  readonly succeeds: boolean;
  readonly transfers: readonly SimulatedTransfer[];
  readonly payment?: SimulatedPayment | undefined;
};
export type SimulatedBlock = Block & { readonly transactions: readonly SimulatedTransaction[] };

/** A chain in memory that can be reorganised. The last block is its head. */
export class SimulatedChain {
  #blocks: SimulatedBlock[] = [];
  #made = 0;

  constructor() {
    this.mine([]);
  }

  /** Another hash for everything that is made, as on a real chain. */
  #hash(kind: number): Hex {
    this.#made += 1;
    return `0x${kind}${this.#made.toString(16).padStart(63, '0')}`;
  }

  get blocks(): readonly SimulatedBlock[] {
    return this.#blocks;
  }

  get head(): SimulatedBlock {
    return this.#blocks.at(-1)!;
  }

  transaction(
    transfers: readonly SimulatedTransfer[],
    succeeds = true,
    payment?: SimulatedPayment,
  ): SimulatedTransaction {
    return { txHash: this.#hash(2), succeeds, transfers, payment };
  }

  mine(transactions: readonly SimulatedTransaction[]): SimulatedBlock {
    const number = this.#blocks.length;
    const parent = this.#blocks.at(-1)?.hash ?? `0x${'0'.repeat(64)}`;
    const block = { number, hash: this.#hash(1), parent, at: number * 1_000, transactions };
    this.#blocks.push(block);
    return block;
  }

  /** Drops the last blocks and gives them back; the first block always stays. */
  drop(depth: number): SimulatedBlock[] {
    return this.#blocks.splice(Math.max(1, this.#blocks.length - depth));
  }

  at(number: number): SimulatedBlock | undefined {
    return this.#blocks[number];
  }

  of(txHash: Hex): { block: SimulatedBlock; transaction: SimulatedTransaction } | undefined {
    for (const block of this.#blocks) {
      const transaction = block.transactions.find((one) => one.txHash === txHash);
      if (transaction) return { block, transaction };
    }
    return undefined;
  }

  /** What came to an address of the network's own coin, up to a block. */
  coinsOf(address: Address, atBlock: number): bigint {
    return this.#blocks
      .slice(0, atBlock + 1)
      .flatMap(({ transactions }) => transactions)
      .filter(({ succeeds, payment }) => succeeds && payment?.to === address)
      .reduce((sum, { payment }) => sum + payment!.wei, 0n);
  }

  /** What an address holds of a token after a block. */
  tokensOf(contract: Address, address: Address, atBlock: number): bigint {
    let sum = 0n;
    for (const { transactions } of this.#blocks.slice(0, atBlock + 1)) {
      for (const { succeeds, transfers } of transactions) {
        for (const transfer of succeeds ? transfers : []) {
          if (transfer.contract !== contract) continue;
          if (transfer.to === address) sum += transfer.arrives;
          if (transfer.from === address) sum -= transfer.atoms;
        }
      }
    }
    return sum;
  }
}

/** The logs of a block, as a node numbers them: those of a failed transaction are none. */
export function logsOf(block: SimulatedBlock): TransferLog[] {
  let logIndex = 0;
  return block.transactions
    .filter(({ succeeds }) => succeeds)
    .flatMap(({ txHash, transfers }) =>
      transfers.map(({ contract, from, to, atoms }) => ({
        txHash,
        logIndex: logIndex++,
        block: block.number,
        blockHash: block.hash,
        contract,
        from,
        to,
        atoms,
      })),
    );
}

import type { Address, Hex } from 'viem';
import { type DecodedSigned, decodeSigned } from '../../signer/decoded.ts';
import type { Origin } from '../chain-access.ts';
import type { Chance } from './chance.ts';
import { SimulatedChain, type SimulatedTransaction } from './simulated-chain.ts';

/** A transaction of the hot wallet that anybody may have kept: its bytes are public from the first time they were sent. */
type Sent = {
  readonly txHash: Hex;
  readonly nonce: number;
  readonly maxFeePerGas: bigint;
  readonly words: DecodedSigned;
};

/** Bytes that were read before, in any history. */
const read = new Map<Hex, DecodedSigned>();

/**
 * A chain in memory with a pool of what was sent from one address, in order of nonces. A transaction may succeed in one
 * block and fail in another, a fork puts what it dropped back into the pool or forgets it, and bytes that were sent once
 * may come back at any time.
 */
export class PayoutChain {
  readonly blocks = new SimulatedChain();
  /** Whose transactions it takes, in the order in which they were first seen. */
  readonly senders: Address[];
  /** What the network asks for a unit of gas. */
  price = 10n;
  /** While a token is paused, every transfer of it fails. */
  paused = false;
  readonly #chance: Chance;
  readonly #sent = new Map<Hex, Sent>();
  readonly #pool = new Set<Hex>();
  /** Made by somebody else with the key of the address: what each moves. */
  readonly foreign = new Map<Hex, Origin & { readonly transaction: SimulatedTransaction }>();

  constructor(sender: Address, chance: Chance) {
    this.senders = [sender];
    this.#chance = chance;
  }

  /** Transactions of a sender in blocks, up to a height. */
  nonceAt(sender: Address, height = this.blocks.head.number): number {
    let count = 0;
    for (const { transactions } of this.blocks.blocks.slice(0, height + 1)) {
      for (const { txHash } of transactions) if (this.originOf(txHash)?.from === sender) count += 1;
    }
    return count;
  }

  originOf(txHash: Hex): Origin | undefined {
    const sent = this.#sent.get(txHash)?.words ?? this.foreign.get(txHash);
    return sent && { from: sent.from, nonce: sent.nonce };
  }

  async send(raw: Hex): Promise<void> {
    const words = read.get(raw) ?? (await decodeSigned(raw));
    if (!words) throw new Error('the chain was sent what it cannot read');
    read.set(raw, words);
    const { txHash, from, nonce, maxFeePerGas } = words;
    if (!this.senders.includes(from)) this.senders.push(from);
    this.#sent.set(txHash, { txHash, nonce, maxFeePerGas, words });
    this.#pool.add(txHash);
  }

  /** The node forgets some of what waits. */
  forget(): void {
    for (const txHash of this.#pool) if (this.#chance.onceIn(2)) this.#pool.delete(txHash);
  }

  /** Somebody sends old bytes again. */
  resend(): void {
    for (const txHash of this.#sent.keys()) if (this.#chance.onceIn(2)) this.#pool.add(txHash);
  }

  /** Somebody else uses the next nonce of a sender. */
  steal(from: Address, transaction: SimulatedTransaction): void {
    this.foreign.set(transaction.txHash, { from, nonce: this.nonceAt(from), transaction });
    this.blocks.mine([transaction]);
  }

  mine(others: readonly SimulatedTransaction[] = []): void {
    const taken: SimulatedTransaction[] = [...others];
    for (const sender of this.senders) {
      let nonce = this.nonceAt(sender) + others.filter(({ txHash }) => this.originOf(txHash)?.from === sender).length;
      for (;;) {
        const next = this.#nextOf(sender, nonce);
        if (!next) break;
        taken.push(this.#executed(next, taken));
        nonce += 1;
        if (this.#chance.onceIn(4)) break;
      }
    }
    this.blocks.mine(taken);
  }

  /** Drops blocks and makes others in their place; gives back what was dropped and is in none of them. */
  fork(depth: number): SimulatedTransaction[] {
    const dropped = this.blocks.drop(depth);
    const lost: SimulatedTransaction[] = [];
    const others: SimulatedTransaction[] = [];
    for (const transaction of dropped.flatMap(({ transactions }) => transactions)) {
      const { txHash } = transaction;
      if (this.#sent.has(txHash)) {
        if (!this.#chance.onceIn(3)) this.#pool.add(txHash);
      } else if (this.foreign.has(txHash)) {
        // It is there again, or somebody gave it up.
        if (this.#chance.onceIn(3)) lost.push(transaction);
        else others.push(transaction);
      } else if (this.#chance.onceIn(5)) lost.push(transaction);
      else others.push(transaction);
    }
    const length = dropped.length + this.#chance.below(3);
    for (let left = length; left > 0; left--) {
      const stolen = others.findIndex(({ txHash }) => {
        const of = this.foreign.get(txHash);
        return of !== undefined && of.nonce === this.nonceAt(of.from);
      });
      const first = stolen >= 0 && this.#chance.onceIn(2) ? others.splice(stolen, 1) : [];
      const plain = others.filter(({ txHash }) => !this.foreign.has(txHash));
      const mined = left === 1 ? plain : plain.filter(() => this.#chance.onceIn(2));
      for (const one of mined) others.splice(others.indexOf(one), 1);
      this.mine([...first, ...mined]);
    }
    return [...lost, ...others];
  }

  #nextOf(sender: Address, nonce: number): Sent | undefined {
    const sent = [...this.#pool].map((txHash) => this.#sent.get(txHash)!);
    const ready = sent.filter((one) => one.nonce === nonce && one.words.from === sender);
    const dear = ready.filter(({ maxFeePerGas }) => maxFeePerGas >= this.price);
    if (dear.length === 0) return undefined;
    // Who makes a block prefers what pays most, and need not.
    return this.#chance.onceIn(4)
      ? this.#chance.pick(dear)
      : dear.reduce((best, one) => (one.maxFeePerGas > best.maxFeePerGas ? one : best));
  }

  /** Whether the coin for fees of an address was moved to another one. */
  isDrained(address: Address): boolean {
    return this.blocks.blocks.some(({ transactions }) =>
      transactions.some(({ txHash }) => {
        const words = this.#sent.get(txHash)?.words;
        return words?.from === address && !words.contract && words.to !== address;
      }),
    );
  }

  #executed({ txHash, words }: Sent, before: readonly SimulatedTransaction[]): SimulatedTransaction {
    this.#pool.delete(txHash);
    const { contract, from, to, amount: atoms } = words;
    if (!contract) return { txHash, succeeds: true, transfers: [] };
    let has = this.blocks.tokensOf(contract, from, this.blocks.head.number);
    for (const one of before.filter(({ succeeds }) => succeeds).flatMap(({ transfers }) => transfers)) {
      if (one.contract === contract && one.from === from) has -= one.atoms;
      if (one.contract === contract && one.to === from) has += one.arrives;
    }
    return {
      txHash,
      succeeds: !this.paused && has >= atoms,
      transfers: [{ contract, from, to, atoms, arrives: atoms }],
    };
  }
}

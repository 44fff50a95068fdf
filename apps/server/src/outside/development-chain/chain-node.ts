import type { Hex } from 'viem';
import { type BlockLog, type LoggedBlock, openBlockLog } from './block-log.ts';
import { BASE_FEE, type Evm, type Genesis, openEvm } from './evm.ts';
import type { Reorganisation } from './messages.ts';

export type ChainNodeParts = {
  readonly genesis: Genesis;
  readonly file: string;
  readonly confirmations: number;
  /** Time between two blocks while there is something to confirm. */
  readonly blockMs: number;
  log(line: string): void;
  /** A block is not on disk: what comes after it must not be. */
  broken(why: string): void;
};

/** Signed bytes of transactions that wait are kept up to here before those that never came into a block are sought out. */
const WAITING_MAX = 500;

/**
 * One chain. It makes a block when a transaction waits, and as many more as make it final; nothing while idle. All
 * that it is asked happens one after the other, so that nobody is told of a block which is not on disk yet.
 */
export class ChainNode {
  readonly #parts: ChainNodeParts;
  readonly #log: BlockLog;
  #evm: Evm;
  readonly #blocks: LoggedBlock[] = [];
  /** Signed bytes of what waits for a block, by hash. */
  readonly #waiting = new Map<Hex, Hex>();
  readonly #waiters = new Set<() => void>();
  #last: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #baseFee = BASE_FEE;
  /** Until it is told to run. */
  #held = true;
  #closed = false;

  static async open(parts: ChainNodeParts): Promise<ChainNode> {
    const log = openBlockLog(parts.file);
    const node = new ChainNode(parts, log, await openEvm(parts.genesis));
    for (const block of log.blocks) await node.#replay(block);
    await node.#offerBaseFee(BASE_FEE);
    return node;
  }

  private constructor(parts: ChainNodeParts, log: BlockLog, evm: Evm) {
    this.#parts = parts;
    this.#log = log;
    this.#evm = evm;
  }

  get head(): number {
    return this.#blocks.length;
  }

  get baseFee(): bigint {
    return this.#baseFee;
  }

  /** Begins to make blocks by itself, for what waits and for what the last run left without its confirmations. */
  run(): void {
    this.#held = false;
    this.#schedule();
  }

  /** Makes no block until it is told to run, or to mine. */
  hold(): void {
    this.#held = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  request(method: string, params: readonly unknown[] = []): Promise<unknown> {
    if (method === 'eth_sendRawTransaction') return this.send(params[0] as Hex);
    return this.#inTurn(() => this.#evm.request(method, params));
  }

  send(raw: Hex): Promise<Hex> {
    return this.#inTurn(async () => {
      const hash = (await this.#evm.request('eth_sendRawTransaction', [raw])) as Hex;
      this.#waiting.set(hash, raw);
      if (this.#waiting.size > WAITING_MAX) await this.#forgetReplaced();
      this.#schedule();
      return hash;
    });
  }

  /** Makes so many blocks now. */
  mine(count = 1): Promise<void> {
    return this.#inTurn(async () => {
      for (let made = 0; made < count; made++) await this.#mineBlock(this.#timeOfNext());
      this.#schedule();
    });
  }

  /** Ends when a transaction is in a block. */
  async mined(hash: Hex): Promise<void> {
    while (this.#waiting.has(hash)) await new Promise<void>((received) => this.#waiters.add(received));
  }

  setBaseFee(baseFee: bigint): Promise<void> {
    return this.#inTurn(async () => {
      await this.#offerBaseFee(baseFee);
      this.#schedule();
    });
  }

  /** Another history in place of the last blocks. What waited goes on waiting. */
  reorganise({ depth, transactions, length = depth + 1 }: Reorganisation): Promise<void> {
    return this.#inTurn(async () => {
      if (depth < 1 || depth > this.head) throw new Error(`there are no ${depth} blocks to drop`);
      const waiting = [...this.#waiting.values()];
      const kept = this.#blocks.slice(0, -depth);
      const dropped = this.#blocks.slice(-depth);
      const baseFee = this.#baseFee;
      await this.#evm.close();
      this.#evm = await openEvm(this.#parts.genesis);
      this.#blocks.length = 0;
      for (const block of kept) await this.#replay(block);
      await this.#offerBaseFee(baseFee);
      this.#log.replace(kept);
      for (let place = 0; place < length; place++) {
        const before = dropped[transactions === 'moved' ? place - 1 : place];
        if (transactions !== 'dropped') for (const raw of before?.transactions ?? []) await this.#take(raw);
        // A second later than the block that it replaces: with the same transactions, the hash is still another.
        await this.#mineBlock(Math.max(this.#timeOfNext(), dropped[0]!.at + 1));
      }
      for (const raw of waiting) await this.#take(raw);
      this.#schedule();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.hold();
    await this.#last;
    await this.#evm.close();
    this.#log.close();
  }

  /** Of transactions that were replaced nothing is left in the chain's own pool. */
  async #forgetReplaced(): Promise<void> {
    for (const hash of this.#waiting.keys()) {
      if ((await this.#evm.request('eth_getTransactionByHash', [hash])) === null) this.#waiting.delete(hash);
    }
  }

  /** A transaction that no longer fits, because its coins are gone in this history, stays out. */
  async #take(raw: Hex): Promise<void> {
    const hash = await this.#evm.request('eth_sendRawTransaction', [raw]).catch((error: Error) => {
      this.#parts.log(`a transaction does not fit into the new history: ${error.message}`);
      return undefined;
    });
    if (hash !== undefined) this.#waiting.set(hash as Hex, raw);
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(() => {
      if (this.#closed) throw new Error('the development chain is closed');
      return work();
    });
    this.#last = result.catch(() => undefined);
    return result;
  }

  #schedule(): void {
    if (this.#held || this.#closed || this.#timer !== undefined) return;
    const { blockMs, log } = this.#parts;
    const toConfirm = this.head < this.#finalAt();
    if (!toConfirm && this.#waiting.size === 0) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#inTurn(() => this.#tick()).catch((error: Error) => log(`no block was made: ${error.message}`));
      },
      toConfirm ? blockMs : blockMs / 2,
    );
  }

  async #tick(): Promise<void> {
    if (this.#held) return;
    const ready = await this.#evm.request('eth_getBlockTransactionCountByNumber', ['pending']);
    // What waits for an earlier nonce or for lower fees makes no blocks.
    if (this.head >= this.#finalAt() && Number(ready) === 0) return;
    await this.#mineBlock(this.#timeOfNext());
    this.#schedule();
  }

  /** The block in which the last transaction gets the last of its confirmations. */
  #finalAt(): number {
    const last = this.#blocks.findLast(({ transactions }) => transactions.length > 0);
    return last === undefined ? 0 : last.number + this.#parts.confirmations - 1;
  }

  /** Seconds. Never before the last block, even when the clock of this machine was set back. */
  #timeOfNext(): number {
    return Math.max(this.#blocks.at(-1)?.at ?? 0, Math.floor(Date.now() / 1_000));
  }

  async #offerBaseFee(baseFee: bigint): Promise<void> {
    this.#baseFee = baseFee;
    await this.#evm.request('hardhat_setNextBlockBaseFeePerGas', [`0x${baseFee.toString(16)}`]);
  }

  async #mineBlock(at: number): Promise<void> {
    const { hash, transactions } = await this.#produce(at);
    const raws = transactions.map((one) => {
      const raw = this.#waiting.get(one);
      if (raw === undefined) throw new Error(`the bytes of ${one} are not known`);
      return raw;
    });
    const block = { number: this.head + 1, at, baseFee: String(this.#baseFee), hash, transactions: raws };
    this.#write(block);
    this.#blocks.push(block);
    for (const one of transactions) this.#waiting.delete(one);
    for (const received of this.#waiters) received();
    this.#waiters.clear();
    await this.#offerBaseFee(this.#baseFee);
  }

  #write(block: LoggedBlock): void {
    try {
      this.#log.append(block);
    } catch (error) {
      this.#closed = true;
      this.#parts.broken(`${this.#parts.file} cannot be written: ${(error as Error).message}`);
      throw error;
    }
  }

  async #replay(block: LoggedBlock): Promise<void> {
    for (const raw of block.transactions) await this.#evm.request('eth_sendRawTransaction', [raw]);
    await this.#offerBaseFee(BigInt(block.baseFee));
    const { hash } = await this.#produce(block.at);
    if (hash !== block.hash) {
      throw new Error(
        `${this.#parts.file} does not give the block ${block.number} again; remove its folder to begin anew`,
      );
    }
    this.#blocks.push(block);
  }

  async #produce(at: number): Promise<{ hash: Hex; transactions: readonly Hex[] }> {
    await this.#evm.request('evm_setNextBlockTimestamp', [`0x${at.toString(16)}`]);
    await this.#evm.request('evm_mine');
    return (await this.#evm.request('eth_getBlockByNumber', ['latest', false])) as { hash: Hex; transactions: Hex[] };
  }
}

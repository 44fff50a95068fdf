import { setTimeout as sleep } from 'node:timers/promises';
import type { Table } from '@quay/core';
import { isLoss, lineOf, stateOf } from '../connection.ts';
import { RunningDigest } from '../integrity/running-digest.ts';
import { openSeals, type Seals } from '../integrity/seals.ts';
import { createPruning } from './prune.ts';
import { BATCHES_AT_ONCE, Behind, Missing, Tables } from './tables.ts';
import { type Known, NOTHING_KNOWN, Transaction } from './transaction.ts';

export type JournalConsumerOptions = {
  readonly databaseUrl: string;
  readonly tables: readonly Table[];
  readonly keepBatches: number | 'all';
  /** With a key, the digests of the tables move with their rows. */
  readonly key?: Uint8Array | undefined;
  reached(seq: number): void;
  stopped(why: string): void;
};

/** While nobody waits for the rows, batches of this time share a transaction. */
const GATHER_MS = 100;
/** While it gathers during the writing of another transaction, it looks this often what else has come. */
const POLL_MS = 25;
const AT_ONCE = Promise.resolve();
/** Without a notification it looks whether there is something this often. */
const LOOK_MS = 2_000;
const RECONNECT_MS = 250;
/** A notification of overload holds for so long. */
const OVERLOAD_MS = 200;
/** The longest backoff in all since the tables had everything. */
const BACKOFF_MAX_MS = 3_000;

/** Brings the journal's batches into the tables, one transaction after the other. */
export class JournalConsumer {
  readonly #options: JournalConsumerOptions;
  readonly #pruning: ReturnType<typeof createPruning> | undefined;
  /** One is on its way while the next is made. */
  readonly #transactions: [Transaction, Transaction];
  readonly #seals: Seals | undefined;
  readonly #digest: RunningDigest | undefined;
  #tables: Tables | undefined;
  #known: Known = NOTHING_KNOWN;
  #next: Promise<Transaction | undefined> | undefined;
  #appended = 0;
  #awaited = 0;
  #overloadUntil = 0;
  #backoffLeft = BACKOFF_MAX_MS;
  #closing = false;
  #rouse: (afterMs: number) => void = () => {};

  constructor(options: JournalConsumerOptions) {
    this.#options = options;
    this.#pruning = options.keepBatches === 'all' ? undefined : createPruning(options.keepBatches);
    this.#seals = options.key && openSeals(options.key);
    this.#digest = this.#seals && new RunningDigest(this.#seals, options.tables);
    const made = () => new Transaction(options.tables, this.#digest);
    this.#transactions = [made(), made()];
  }

  /** Connects. Gives the last batch that the tables have. */
  async join(): Promise<number> {
    this.#tables = await Tables.open(this.#options.databaseUrl, this.#options.tables, this.#seals);
    await this.#resume(this.#tables);
    return this.#known.seq;
  }

  /** The journal got this far, perhaps under overload. */
  appended(seq: number, isOverload: boolean): void {
    this.#appended = Math.max(this.#appended, seq);
    if (isOverload) this.#overloadUntil = performance.now() + OVERLOAD_MS;
    this.#rouse(this.#isAwaited ? 0 : GATHER_MS);
  }

  /** A reader waits for the rows of this batch, which the journal has. */
  priorityRead(seq: number): void {
    this.#awaited = Math.max(this.#awaited, seq);
    this.appended(seq, false);
  }

  close(): void {
    this.#closing = true;
    this.#rouse(0);
  }

  /** Runs until it is closed or cannot go on. */
  async run(): Promise<void> {
    while (!this.#closing) {
      try {
        if (!this.#tables?.usable) await this.#rejoin();
        const tables = this.#tables!;
        await this.#backOff();
        const more = await this.#step(tables);
        const left = (await this.#pruning?.(tables.wire, this.#known.seq)) ?? false;
        if (!more) this.#backoffLeft = BACKOFF_MAX_MS;
        if (!more && !left) await this.#rest(LOOK_MS);
      } catch (error) {
        if (!(await this.#recover(error))) break;
      }
    }
    await this.#next?.catch(() => undefined);
    await this.#tables?.close();
  }

  async #rejoin(): Promise<void> {
    await this.join();
    this.#options.reached(this.#known.seq);
  }

  async #resume(tables: Tables): Promise<void> {
    this.#next = undefined;
    // What was made and not written is no row of the tables.
    this.#digest?.forget();
    this.#known = await tables.known();
  }

  /** Brings some batches into the tables. True when there are more. */
  async #step(tables: Tables): Promise<boolean> {
    try {
      const transaction = await (this.#next ?? this.#make(tables, this.#known, this.#transactions[0], AT_ONCE));
      this.#next = undefined;
      if (!transaction) return false;
      const writing = tables.write(transaction);
      if (transaction.isWellFilled) {
        const other = this.#transactions[transaction === this.#transactions[0] ? 1 : 0];
        this.#next = this.#make(tables, transaction.after, other, writing);
        // A failure is thrown at the next step.
        this.#next.catch(() => undefined);
      }
      await writing;
      this.#known = transaction.after;
      this.#options.reached(this.#known.seq);
      return this.#next !== undefined;
    } catch (error) {
      if (!(error instanceof Behind)) throw error;
      // Another projector was here first, such as that of a core which was just replaced; else the journal is broken.
      await this.#next?.catch(() => undefined);
      const before = this.#known.seq;
      await this.#resume(tables);
      if (this.#known.seq === before) {
        if (error instanceof Missing) throw new Error(error.message);
        // The other one has not committed all of it yet.
        await sleep(GATHER_MS);
        return true;
      }
      this.#options.reached(this.#known.seq);
      return true;
    }
  }

  /**
   * Gathers what the journal has after what is known, and goes on with what comes until something has happened or there
   * is no more room. Gathered only once, while the one before is just begun, it would be small when that one is large:
   * the two would outgrow each other in turns, and every row would wait for the larger.
   */
  async #make(
    tables: Tables,
    known: Known,
    transaction: Transaction,
    until: Promise<void>,
  ): Promise<Transaction | undefined> {
    let over = false;
    const end = () => {
      over = true;
    };
    const ended = until.then(end, end);
    transaction.begin(known);
    while (transaction.room > 0) {
      const batches = await tables.following(transaction.last, known, transaction.room);
      await transaction.add(batches);
      if (batches.length === BATCHES_AT_ONCE) continue;
      if (over) break;
      await Promise.race([ended, sleep(POLL_MS)]);
    }
    if (transaction.isEmpty) return undefined;
    await transaction.finish(tables.rowsOf);
    return transaction;
  }

  get #isAwaited(): boolean {
    return this.#awaited > this.#known.seq;
  }

  /**
   * Writing rows takes as much of the machine as all else together. Under overload it waits a little, for as long as nobody
   * waits for a row: what it would have taken is there for answers, and many rows are written once instead of twice.
   */
  async #backOff(): Promise<void> {
    while (!this.#closing && !this.#isAwaited && this.#backoffLeft > 0 && performance.now() < this.#overloadUntil) {
      const began = performance.now();
      await this.#rest(OVERLOAD_MS);
      this.#backoffLeft -= performance.now() - began;
    }
  }

  /** Resolves when somebody waits, a moment after a batch came, or after a while. */
  #rest(whileMs: number): Promise<void> {
    return new Promise((resolve) => {
      let timer = setTimeout(resolve, whileMs);
      let at = performance.now() + whileMs;
      this.#rouse = (afterMs) => {
        if (performance.now() + afterMs >= at) return;
        clearTimeout(timer);
        at = performance.now() + afterMs;
        timer = setTimeout(resolve, afterMs);
      };
      if (this.#closing) this.#rouse(0);
      else if (this.#appended > this.#known.seq) this.#rouse(this.#isAwaited ? 0 : GATHER_MS);
    });
  }

  /** After a loss it joins again, after a conflict it tries again; anything else is a fault of ours. */
  async #recover(error: unknown): Promise<boolean> {
    await this.#next?.catch(() => undefined);
    this.#next = undefined;
    if (isLoss(error) || !this.#tables?.usable) {
      // Whether a commit that broke has happened is read when it joins.
      this.#tables?.drop();
    } else {
      await this.#tables.rollback().catch(() => undefined);
      if (!mayPass(error)) {
        const refused = stateOf(error)?.startsWith('23');
        const how = refused ? 'the database refuses' : 'the tables cannot follow';
        this.#options.stopped(`${how} after batch ${this.#known.seq}: ${lineOf(error)}`);
        return false;
      }
      if (stateOf(error) === LOCK_NOT_AVAILABLE) await this.#tables.endStuck().catch(() => undefined);
    }
    await sleep(RECONNECT_MS);
    return true;
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

/** A conflict, a cancelled statement or a lack of means: the same statement may pass later. */
function mayPass(error: unknown): boolean {
  const state = stateOf(error);
  return state !== undefined && (/^(40|53)/.test(state) || state === '57014' || state === LOCK_NOT_AVAILABLE);
}

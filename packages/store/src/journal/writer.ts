import { setTimeout as sleep } from 'node:timers/promises';
import { isLoss, lineOf } from '../connection.ts';
import type { Seals } from '../integrity/seals.ts';
import { step } from '../steps.ts';
import type { Round, Wire } from '../wire/connection.ts';
import { run, SYNC } from '../wire/messages.ts';
import { int64, microseconds } from '../wire/values.ts';
import { hashOf, type Written } from './chain.ts';
import { takeLease } from './lease.ts';
import { type JournalPosition, readPosition } from './position.ts';
import { openLine, prepareAppend } from './session.ts';

/** Most batches under way: bounds what must be kept to be sent again. */
const UNDER_WAY_MAX = 16;
/** One round commits while the next one travels; more would only make commits smaller. */
const ROUNDS_MAX = 2;
/** A connection that breaks is restored within this time, or the writer gives up. */
const RESTORE_WITHIN_MS = 10_000;
const TRY_AGAIN_MS = 100;
const LEASE_STEP_MS = 500;
/** Silence longer than a few of these lets a standby take over. */
const SPEAK_EVERY_MS = 1_000;

const RAN = 'INSERT 0 1';

type Pending = {
  readonly seq: number;
  readonly hash: Uint8Array;
  /** What is sent, the same bytes again after a loss. */
  readonly message: Uint8Array;
  sent: boolean;
  resolve(): void;
  reject(error: Error): void;
};

const replaced = (): Error => new Error('a newer core has taken over');

/** Appends batches in order over one connection, several under way at once, and outlives the loss of it. */
export class Writer {
  readonly #databaseUrl: string;
  readonly #stopped: (why: string) => void;
  readonly #epoch: number;
  readonly #epochValue: Uint8Array;
  readonly #seals: Seals | undefined;
  #wire: Wire;
  /** The last batch that is known to be durable. */
  #durable: { readonly seq: number; readonly hash: Uint8Array };
  /** The last batch that was given to us. */
  #last: { readonly seq: number; readonly hash: Uint8Array };
  /** In order: what was sent, then what waits. */
  #pending: Pending[] = [];
  #rounds = 0;
  #restoring = false;
  /** From when on a restoration is in vain. Nobody waits while nothing is pending. */
  #giveUpAt = Number.POSITIVE_INFINITY;
  #failure: Error | undefined;
  /** A batch was not written, and the cause is not known yet. */
  #isDoubtful = false;
  readonly #speaking: NodeJS.Timeout;

  constructor(
    databaseUrl: string,
    wire: Wire,
    position: JournalPosition,
    seals: Seals | undefined,
    stopped: (why: string) => void,
  ) {
    this.#seals = seals;
    this.#databaseUrl = databaseUrl;
    this.#stopped = stopped;
    this.#epoch = position.epoch;
    this.#epochValue = int64(position.epoch);
    this.#wire = wire;
    this.#durable = position;
    this.#last = position;
    this.#speaking = setInterval(() => this.#speak(), SPEAK_EVERY_MS).unref();
  }

  append(batch: Written): Promise<void> {
    if (this.#failure) return Promise.reject(notWritten(batch.seq, this.#failure));
    if (batch.seq !== this.#last.seq + 1) {
      return Promise.reject(notWritten(batch.seq, new Error(`batch ${this.#last.seq + 1} comes next`)));
    }
    if (this.#pending.length === UNDER_WAY_MAX) {
      return Promise.reject(notWritten(batch.seq, new Error('too many are under way')));
    }
    step('journal/before-append');
    const { seq, at, commands, changes } = batch;
    const hash = hashOf(this.#last.hash, batch);
    const values = [int64(seq), this.#epochValue, int64(microseconds(at)), commands, changes, hash];
    if (this.#seals) values.push(this.#seals.ofJournal(seq, hash));
    const message = run('append', values);
    this.#last = { seq, hash };
    return new Promise((resolve, reject) => {
      this.#pending.push({ seq, hash, message, sent: false, resolve, reject });
      if (this.#restoring) this.#limit();
      else this.#send();
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#speaking);
    this.#failure ??= new Error('the journal is closed');
    await this.#wire.close();
  }

  /** Everything that waits leaves in one round: one transaction, which all of it shares. */
  #send(): void {
    if (this.#rounds >= ROUNDS_MAX || this.#isDoubtful) return;
    const waiting = this.#pending.filter((pending) => !pending.sent);
    if (waiting.length === 0) return;
    for (const pending of waiting) pending.sent = true;
    this.#rounds += 1;
    this.#wire.send(this.#roundOf(this.#wire, waiting), ...waiting.map((pending) => pending.message), SYNC);
    step('journal/append-sent');
  }

  #roundOf(wire: Wire, sent: readonly Pending[]): Round {
    let written = 0;
    return {
      ran(tag) {
        if (tag === RAN) written += 1;
      },
      ended: (error) => {
        // What an abandoned connection has left to say was found out otherwise. After a batch that was not written no
        // other is believed to be: its answer may be the one to another question.
        if (wire !== this.#wire || this.#restoring || this.#failure || this.#isDoubtful) return;
        this.#rounds -= 1;
        if (error && isLoss(error)) void this.#restore();
        else if (error) this.#fail(error);
        else if (written < sent.length) void this.#findOutWhy();
        else {
          step('journal/append-answered');
          this.#confirm(sent.at(-1)!.seq);
          this.#send();
        }
      },
    };
  }

  #confirm(seq: number): void {
    while (this.#pending[0] && this.#pending[0].seq <= seq) {
      const pending = this.#pending.shift()!;
      this.#durable = pending;
      pending.resolve();
    }
  }

  /** Nothing more is written: what is under way is not, as far as anybody here can say. */
  #fail(error: Error): void {
    if (this.#failure) return;
    this.#failure = error;
    clearInterval(this.#speaking);
    for (const pending of this.#pending.splice(0)) pending.reject(notWritten(pending.seq, error));
    this.#stopped(lineOf(error));
  }

  async #findOutWhy(): Promise<void> {
    this.#isDoubtful = true;
    try {
      const now = await readPosition(this.#wire);
      if (now.epoch !== this.#epoch) throw replaced();
      throw new Error(`the journal is at batch ${now.seq}, which is not where this core left it`);
    } catch (error) {
      this.#fail(error as Error);
    }
  }

  /** The connection broke, perhaps with batches on their way. What became of them is read, never guessed. */
  async #restore(): Promise<void> {
    this.#restoring = true;
    this.#giveUpAt = Number.POSITIVE_INFINITY;
    if (this.#pending.length > 0) this.#limit();
    step('journal/before-resolve');
    while (!this.#failure) {
      this.#wire.drop();
      try {
        this.#wire = await openLine(this.#databaseUrl);
        await prepareAppend(this.#wire, this.#seals !== undefined);
        if (this.#failure) break;
        await this.#retakeLease();
        const now = await readPosition(this.#wire);
        if (this.#failure) break;
        this.#settle(now);
        step('journal/resolved');
        this.#restoring = false;
        this.#rounds = 0;
        for (const pending of this.#pending) pending.sent = false;
        this.#send();
        return;
      } catch (error) {
        if (!isLoss(error)) return this.#fail(error as Error);
        if (performance.now() >= this.#giveUpAt) {
          return this.#fail(new Error(`the database cannot be reached: ${lineOf(error)}`, { cause: error }));
        }
        await sleep(TRY_AGAIN_MS);
      }
    }
    this.#wire.drop();
  }

  #limit(): void {
    this.#giveUpAt = Math.min(this.#giveUpAt, performance.now() + RESTORE_WITHIN_MS);
  }

  /** The old connection may still be committing; only when its lease is free has it come to an end. */
  async #retakeLease(): Promise<void> {
    while (!(await takeLease(this.#wire, LEASE_STEP_MS))) {
      if ((await readPosition(this.#wire)).epoch !== this.#epoch) throw replaced();
      if (performance.now() >= this.#giveUpAt) throw new Error('the connection that broke still holds the lease');
    }
  }

  /** What the database has is durable; it can be nothing but a beginning of what was sent. */
  #settle(now: JournalPosition): void {
    if (now.epoch !== this.#epoch) throw replaced();
    const last = [this.#durable, ...this.#pending].find(({ seq }) => seq === now.seq);
    if (!last) throw new Error(`the journal is at batch ${now.seq}, which is not where this core left it`);
    if (Buffer.compare(last.hash, now.hash) !== 0) throw new Error(`the journal has another batch ${now.seq}`);
    this.#confirm(now.seq);
  }

  /** A heartbeat of a writer with nothing to write: it also finds out when it has been replaced. */
  #speak(): void {
    if (this.#restoring || this.#failure || this.#wire.waiting > 0) return;
    const wire = this.#wire;
    readPosition(wire).then(
      (now) => {
        if (wire === this.#wire && now.epoch !== this.#epoch) this.#fail(replaced());
      },
      (error: unknown) => {
        if (wire === this.#wire && !this.#restoring && !this.#failure && isLoss(error)) void this.#restore();
      },
    );
  }
}

const notWritten = (seq: number, why: Error): Error =>
  new Error(`batch ${seq} was not written: ${lineOf(why)}`, { cause: why });

import type { Duplex } from 'node:stream';
import type { LiveMessage } from '@quay/contract';
import type { WebSocket } from 'ws';
import { Allowance } from './allowance.ts';
import { textFrame } from './frame.ts';
import type { Answer } from './trading.ts';

/** Bytes that may wait for a client before its pushes are conflated. */
export const BACKLOG_MAX = 256 * 1024;
/** Private rows that are kept for a client that is behind; beyond them it must connect again and read them anew. */
const MISSED_MAX = 1_000;
/** Messages and channels that a client may name at once, and each second. */
const BURST = 200;
const PER_SECOND = 20;

/** One client. What it is sent either goes out or, when the client is slow, is remembered as missed: never queued. */
export class Connection {
  readonly channels = new Set<string>();
  /** Public channels of which a push was left out: they go on with a snapshot. */
  readonly behind = new Set<string>();
  /** Private rows that were left out, by channel and row: the last value of each. */
  readonly missed = new Map<string, Map<number | string, unknown>>();
  /** Orders and cancels that are not answered yet, in the order in which they came. */
  readonly inFlight: Answer[] = [];
  readonly address: string;
  readonly allowance: Allowance;
  /** Whose buckets its orders take from, in the words of the gate. */
  readonly from: string;
  who: string | undefined;
  #user: number | undefined;
  receivedAt: number;
  /** Since when it has not taken what it was sent. */
  stalledAt: number | undefined;
  /** Errors in a row. */
  errors = 0;
  readonly #ws: WebSocket;
  readonly #socket: Duplex;
  #corked = false;

  constructor(ws: WebSocket, socket: Duplex, address: string, now: number) {
    this.#ws = ws;
    this.#socket = socket;
    this.address = address;
    this.from = `address ${address}`;
    this.receivedAt = now;
    this.allowance = new Allowance(BURST, PER_SECOND, now);
  }

  get user(): number | undefined {
    return this.#user;
  }

  set user(user: number) {
    this.#user = user;
    this.who = `user ${user}`;
  }

  get open(): boolean {
    return this.#ws.readyState === this.#ws.OPEN;
  }

  /** Bytes that the client has not taken yet. */
  get backlog(): number {
    return this.#socket.writableLength;
  }

  /**
   * Writes a whole frame past the library, which would frame the same text anew for each client. Nothing comes
   * between: without compression the library writes each of its own frames at once, too.
   */
  write(frame: Buffer): void {
    if (!this.open) return;
    if (!this.#corked) {
      // What is written in one turn leaves together.
      this.#corked = true;
      this.#socket.cork();
      process.nextTick(() => {
        this.#corked = false;
        this.#socket.uncork();
      });
    }
    this.#socket.write(frame);
  }

  /** Reads from a client again only when it has taken what was sent: a client that does not read is not read from. */
  waitUntilTaken(): void {
    if (this.#ws.isPaused) return;
    this.#ws.pause();
    this.#socket.once('drain', () => this.#ws.resume());
  }

  say(message: LiveMessage): void {
    this.write(textFrame(JSON.stringify(message)));
  }

  /** Remembers private rows that could not be sent. False when they are too many to remember. */
  miss(channel: string, rows: readonly (readonly [key: number | string, row: unknown])[]): boolean {
    let missed = this.missed.get(channel);
    if (!missed) {
      missed = new Map();
      this.missed.set(channel, missed);
    }
    for (const [key, row] of rows) {
      // The last change of a row stands last.
      missed.delete(key);
      missed.set(key, row);
    }
    return missed.size <= MISSED_MAX;
  }

  ping(): void {
    this.#ws.ping();
  }

  pong(data: Buffer): void {
    if (this.open && this.backlog <= BACKLOG_MAX) this.#ws.pong(data);
  }

  /** Says goodbye in the protocol's words. */
  close(code: number, reason: string): void {
    this.#ws.close(code, reason);
  }

  /** Cuts the line: the client does not take what it is sent. */
  cut(): void {
    this.#ws.terminate();
  }
}

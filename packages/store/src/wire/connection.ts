import type { Socket } from 'node:net';
import type pg from 'pg';
import { connect } from '../connection.ts';
import { Fields } from './fields.ts';
import { parse, run, SYNC, TERMINATE } from './messages.ts';

/** What the server said to one round of messages. All but `ended` are called in the order of its answers. */
export type Round = {
  /** A row of a query or of a COPY out: where it stands in the bytes, which are only lent. */
  row?(bytes: Buffer, start: number, end: number): void;
  /** A statement was run: `INSERT 0 1`. */
  ran?(tag: string): void;
  /** The server is ready for more. With an error, what came after the fault was skipped. */
  ended(error: Error | undefined): void;
};

/** A fault that the server reports, with its SQLSTATE. */
export class ServerError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const READY = 0x5a;
const DATA_ROW = 0x44;
const COPY_ROW = 0x64;
const RAN = 0x43;
const FAULT = 0x45;

const lost = (why: string): Error => Object.assign(new Error(`connection terminated: ${why}`), { code: 'ECONNRESET' });

/**
 * A connection on which rounds of messages are sent without waiting for the answers of earlier ones; the server runs
 * them in order. node-postgres signs in and then hands over its socket: it would take each statement's bytes apart
 * again, and neither copies rows nor reads binary ones.
 */
export class Wire {
  readonly #client: pg.Client;
  readonly #socket: Socket;
  readonly #rounds: Round[] = [];
  readonly #answerWithinMs: number;
  /** The beginning of a message whose end has not come, in the pieces that came. */
  #pieces: Buffer[] = [];
  #gathered = 0;
  #needed = 0;
  #error: Error | undefined;
  #lost: Error | undefined;
  #watch: NodeJS.Timeout;
  #answeredAt = performance.now();

  private constructor(client: pg.Client, answerWithinMs: number) {
    this.#client = client;
    this.#socket = client.connection.stream as Socket;
    this.#answerWithinMs = answerWithinMs;
    this.#socket.removeAllListeners('data');
    this.#socket.on('data', (bytes: Buffer) => this.#receive(bytes));
    this.#socket.on('error', (error) => this.#lose(error.message));
    this.#socket.on('close', () => this.#lose('closed'));
    this.#watch = setInterval(() => this.#look(), Math.min(1_000, answerWithinMs)).unref();
  }

  /** A connection of its own, signed in. A server that says nothing for `answerWithinMs` while it is asked counts as gone. */
  static async open(
    databaseUrl: string,
    who: string,
    answerWithinMs: number,
    more: pg.ClientConfig = {},
  ): Promise<Wire> {
    return new Wire(await connect(databaseUrl, who, more), answerWithinMs);
  }

  get usable(): boolean {
    return this.#lost === undefined;
  }

  /** Rounds that the server has not answered yet. */
  get waiting(): number {
    return this.#rounds.length;
  }

  /** Sends messages that end in one Sync, or are one Query. The bytes belong to the connection from now on. */
  send(round: Round, ...messages: readonly Uint8Array[]): void {
    const gone = this.#lost;
    if (gone) {
      queueMicrotask(() => round.ended(gone));
      return;
    }
    if (this.#rounds.length === 0) this.#answeredAt = performance.now();
    this.#rounds.push(round);
    if (messages.length === 1) {
      this.#socket.write(messages[0]!);
      return;
    }
    this.#socket.cork();
    for (const message of messages) this.#socket.write(message);
    this.#socket.uncork();
  }

  /** Sends, and gives the tags of the statements that were run. */
  ask(...messages: readonly Uint8Array[]): Promise<string[]> {
    return new Promise((resolve, reject) => {
      const tags: string[] = [];
      const ended = (error: Error | undefined) => (error ? reject(error) : resolve(tags));
      this.send({ ran: (tag) => tags.push(tag), ended }, ...messages);
    });
  }

  /** Runs one statement; its rows come in binary form, one at a time, as they arrive. */
  each(statement: string, row: (fields: Fields) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const fields = new Fields();
      let failed: unknown;
      this.send(
        {
          row(bytes, start) {
            if (failed !== undefined) return;
            try {
              row(fields.of(bytes, start));
            } catch (error) {
              failed = error;
            }
          },
          ended: (error) => (error || failed !== undefined ? reject(error ?? failed) : resolve()),
        },
        parse('', statement),
        run('', []),
        SYNC,
      );
    });
  }

  /** Says goodbye; what was sent is still answered. */
  async close(): Promise<void> {
    if (!this.#lost) {
      await new Promise<void>((resolve) => {
        this.#socket.once('close', () => resolve());
        this.#socket.end(TERMINATE);
      });
    }
    clearInterval(this.#watch);
  }

  /** Lets go at once of a connection that may be dead. */
  drop(): void {
    this.#socket.destroy();
    this.#lose('dropped');
  }

  #look(): void {
    if (this.#rounds.length === 0 || performance.now() - this.#answeredAt < this.#answerWithinMs) return;
    this.#socket.destroy();
    this.#lose('the server does not answer (timeout)');
  }

  #lose(why: string): void {
    if (this.#lost) return;
    this.#lost = lost(this.#error?.message ?? why);
    clearInterval(this.#watch);
    this.#client.end().catch(() => undefined);
    for (const round of this.#rounds.splice(0)) round.ended(this.#lost);
  }

  #receive(chunk: Buffer): void {
    this.#answeredAt = performance.now();
    let bytes = chunk;
    if (this.#gathered > 0) {
      this.#pieces.push(chunk);
      this.#gathered += chunk.length;
      if (this.#gathered < this.#needed) return;
      bytes = Buffer.concat(this.#pieces);
      this.#pieces = [];
      this.#gathered = 0;
    }
    let at = 0;
    let end = 0;
    while (at + 5 <= bytes.length) {
      end = at + 1 + bytes.readInt32BE(at + 1);
      if (end > bytes.length) break;
      this.#take(bytes, bytes[at]!, at + 5, end);
      at = end;
    }
    if (at === bytes.length) return;
    this.#pieces.push(bytes.subarray(at));
    this.#gathered = bytes.length - at;
    this.#needed = Math.max(5, end - at);
  }

  #take(bytes: Buffer, letter: number, start: number, end: number): void {
    const round = this.#rounds[0];
    switch (letter) {
      case DATA_ROW:
      case COPY_ROW:
        round?.row?.(bytes, start, end);
        return;
      case RAN:
        round?.ran?.(bytes.toString('latin1', start, end - 1));
        return;
      case FAULT:
        this.#error ??= faultOf(bytes, start, end);
        return;
      case READY: {
        const error = this.#error;
        this.#error = undefined;
        this.#rounds.shift();
        round?.ended(error);
      }
    }
  }
}

function faultOf(bytes: Buffer, start: number, end: number): Error {
  let code = 'XX000';
  let message = 'the database reports a fault';
  for (let at = start; at < end && bytes[at] !== 0; ) {
    const until = bytes.indexOf(0, at + 1);
    if (bytes[at] === 0x43) code = bytes.toString('latin1', at + 1, until);
    if (bytes[at] === 0x4d) message = bytes.toString('utf8', at + 1, until);
    at = until + 1;
  }
  return new ServerError(code, message);
}

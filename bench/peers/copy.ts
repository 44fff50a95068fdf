import { Random } from '@quay/core/simulation';
import type pg from 'pg';
import { within } from '../database.ts';

const AT_ONCE = 10_000;

/** The part of the driver's connection that COPY needs. */
type Wire = {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/** A `copy` statement: the driver lets a query speak the protocol itself. */
class Copy implements pg.Submittable {
  readonly done: Promise<void>;
  bytes = 0;
  readonly #text: string;
  readonly #rows: Buffer | undefined;
  #resolve: () => void = () => {};
  #reject: (error: Error) => void = () => {};
  #failed = false;

  /** @param rows what is copied in, as text that is ready; none to copy out */
  constructor(text: string, rows?: Buffer) {
    this.#text = text;
    this.#rows = rows;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(wire: object): void {
    (wire as Wire).query(this.#text);
  }

  handleCopyInResponse(wire: Wire): void {
    wire.sendCopyFromChunk(this.#rows!);
    wire.endCopyFrom();
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    this.bytes += chunk.length;
  }

  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.#failed = true;
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    if (!this.#failed) this.#resolve();
  }
}

type Rows = { readonly orders: Buffer; readonly trades: Buffer; readonly ledger: Buffer };

let lastId = 10 ** 9;

/** Rows of some orders: each order, half a trade, two ledger lines. */
function rowsOf(random: Random): Rows {
  const orders: string[] = [];
  const trades: string[] = [];
  const ledger: string[] = [];
  const post = (owner: number, asset: number, amount: number, reference: number) =>
    ledger.push(`${++lastId}\t${owner}\t${asset}\t${amount}\t${reference}\t1`);
  for (let n = 0; n < AT_ONCE; n++) {
    const [owner, other] = [1 + random.below(1_000), 1 + random.below(1_000)];
    const [price, quantity, meets] = [29_000 + random.below(2_000), 1 + random.below(100), random.chance(0.5)];
    const id = ++lastId;
    orders.push(`${id}\t${owner}\t1\t0\t${price}\t${quantity}\t${meets ? quantity : 0}\t${meets ? 2 : 0}\t1`);
    post(owner, 1, -quantity, id);
    if (!meets) continue;
    trades.push(`${++lastId}\t1\t${other}\t${id}\t${price}\t${quantity}\t1`);
    post(other, 2, quantity, id);
    post(owner, 2, quantity, id);
  }
  const text = (rows: readonly string[]) => Buffer.from(`${rows.join('\n')}\n`);
  return { orders: text(orders), trades: text(trades), ledger: text(ledger) };
}

/**
 * The most orders a second that this PostgreSQL takes as rows: 10,000 orders a transaction through COPY, without
 * balances, into the tables of the conventional way. The rows are made before the clock starts.
 */
export async function copyRate(url: string, transactions: number): Promise<number> {
  const random = new Random(11);
  const batches = Array.from({ length: transactions }, () => rowsOf(random));
  return within(url, async (client) => {
    const begun = performance.now();
    for (const { orders, trades, ledger } of batches) {
      await client.query('begin');
      await copied(client, 'copy orders from stdin', orders);
      await copied(client, 'copy trades from stdin', trades);
      await copied(client, 'copy ledger from stdin', ledger);
      await client.query('commit');
    }
    return ((transactions * AT_ONCE) / (performance.now() - begun)) * 1000;
  });
}

function copied(client: pg.Client, text: string, rows: Buffer): Promise<void> {
  return client.query(new Copy(text, rows)).done;
}

/** Seconds until all rows of some tables have come out of the database, in its own form; they are dropped. */
export function copyOutSeconds(url: string, tables: readonly string[]): Promise<number> {
  return within(url, async (client) => {
    const begun = performance.now();
    for (const name of tables) {
      const copy = client.query(new Copy(`copy ${name} to stdout (format binary)`));
      await copy.done;
      if (copy.bytes === 0) throw new Error(`${name} is empty`);
    }
    return (performance.now() - begun) / 1_000;
  });
}

import {
  type Change,
  coreTables,
  followedBy,
  type Level,
  newsTables,
  type Outcome,
  readChanges,
  type Table,
  tradingProducts,
} from '@quay/core';

/** A command with what its sender says; the core's host stamps the time. */
export type Order = { readonly name: string; readonly input: object };

export type Answer<Value = unknown> = {
  readonly outcome: Outcome<Value>;
  /** The batch that this answer is true at: a reader that waits for it sees what the command did. */
  readonly seq: number;
};

/** What a durable batch changed. The first one that a subscriber gets has the whole state that it begins with. */
export type Committed = {
  readonly seq: number;
  readonly at: number;
  /** How many orders were written. */
  readonly orders: number;
  /** Rows that somebody follows. */
  readonly changes: readonly Change[];
  /** What waits at the prices of the books that changed. */
  readonly levels: readonly Change<Level>[];
};

/** Asks whether somebody follows the orders and accounts of an owner. */
export type Follows = (owner: number) => boolean;

const everybody: Follows = () => true;

/** What the core's bytes say to those who follow it: of orders and accounts only the rows of owners that somebody follows. */
export function committedOf(
  tables: readonly Table[],
  batch: { readonly seq: number; readonly at: number; readonly changes: Uint8Array; readonly news: Uint8Array },
  follows: Follows = everybody,
): Committed {
  const { seq, at } = batch;
  let orders = 0;
  const changes = readChanges(tables, batch.changes, ({ number }, row) => {
    const rule = rules[number];
    if (rule === undefined) return false;
    if (rule === 'all') return true;
    if (rule.isOrder) orders += 1;
    if (rule.isSecond) row.skip();
    return follows(row.count());
  });
  return { seq, at, orders, changes, levels: readChanges(newsTables, batch.news) as readonly Change<Level>[] };
}

/** Of a table whose rows are followed by owner: where the owner stands, first or second, and whether it has orders. */
type ByOwner = { readonly isSecond: boolean; readonly isOrder: boolean };

const orderTables = new Set(tradingProducts.map(({ tables }) => tables.orders.number));

/** By the number of a table, as the areas' manifests say; of all others nobody needs the rows outside of the core. */
const rules: (ByOwner | 'all' | undefined)[] = [];
for (const { number, columns } of coreTables) {
  const followed = followedBy(number);
  if (followed === 'all') rules[number] = 'all';
  else if (followed === 'owner') {
    rules[number] = { isSecond: Object.keys(columns)[0] !== 'owner', isOrder: orderTables.has(number) };
  }
}

/**
 * The way to the one writer, the same for a route, a market maker of the simulated market and a test. In one process a worker
 * thread is behind it.
 */
export type CorePort = {
  /**
   * Answers when the command is durable, or refused.
   *
   * @throws {CoreBusy} when too much waits already: nothing was done
   * @throws {CoreStopped} when the core is gone: what became of the command shows after the next start
   */
  submit<Value>(name: string, input: object): Promise<Answer<Value>>;
  /** Many at once, so that they share a batch. */
  submitAll(orders: readonly Order[]): Promise<Answer[]>;
  /** Calls back with every durable batch from now on, in order. Returns what ends the subscription. */
  onCommitted(listener: (committed: Committed) => void): () => void;
  /** From now on the orders and accounts of these owners are among the changes. Gives back how to stop that. */
  follow(follows: Follows): () => void;
  /** Number of the last durable batch. */
  readonly seq: number;
  /** Digest of the whole state, for operators and tests. */
  digest(): Promise<string>;
};

export class CoreBusy extends Error {
  override readonly name = 'CoreBusy';
}

export class CoreStopped extends Error {
  override readonly name = 'CoreStopped';
}

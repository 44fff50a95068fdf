import {
  accountsTable,
  type Change,
  holdersTable,
  type Level,
  levelsTable,
  marketsTable,
  type Outcome,
  ordersTable,
  readChanges,
  type Table,
  tradesTable,
} from '@quay/core';

/** A command with what its sender says; the core's host stamps the time. */
export type Order = { readonly name: string; readonly input: object };

export type Answer<Value = unknown> = {
  readonly outcome: Outcome<Value>;
  /** The batch that this answer is true at: a reader that waits for it sees what the command did. */
  readonly seq: number;
};

/** What a durable batch changed. The first one a listener hears carries the whole state that it needs to begin with. */
export type Committed = {
  readonly seq: number;
  readonly at: number;
  /** Rows of the tables that somebody follows. */
  readonly changes: readonly Change[];
  /** What waits at the prices of the books that changed. */
  readonly levels: readonly Level[];
};

/** Ledger entries and what only the core needs are not looked at here: the rows have them. */
const followed = [marketsTable, holdersTable, ordersTable, tradesTable, accountsTable] as unknown as readonly Table[];
const news = [levelsTable] as unknown as readonly Table[];

/** What the core's bytes say to those who follow it. */
export function committedOf(
  tables: readonly Table[],
  batch: { readonly seq: number; readonly at: number; readonly changes: Uint8Array; readonly news: Uint8Array },
): Committed {
  const { seq, at } = batch;
  const levels = readChanges(news, batch.news).map(({ row }) => row as Level);
  return { seq, at, changes: readChanges(tables, batch.changes, followed), levels };
}

/**
 * The way to the one writer, the same for a route, a desk of the simulated market and a test. In one process a worker
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
  /** Hears every durable batch from now on, in order. Gives back how to stop hearing. */
  onCommitted(hear: (committed: Committed) => void): () => void;
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

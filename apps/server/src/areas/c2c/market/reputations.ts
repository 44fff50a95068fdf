import type { Reputation } from '@quay/contract/c2c';
import { type C2cOrder, c2cOrdersTable } from '@quay/core';
import { divide, format, ONE } from '@quay/money';
import type { Reads, ReputationRow } from '@quay/store';
import type { Committed } from '../../../core-host/port.ts';

/** What everybody's orders come to, in memory. */
export type Reputations = {
  of(user: number): Reputation;
  /** Goes up whenever some are known anew. */
  readonly version: number;
  /** Orders that ended change what is known of both. */
  receive(committed: Pick<Committed, 'changes'>): void;
  /** A review was written about somebody. */
  changed(user: number): void;
  close(): void;
};

const WINDOW_MS = 30 * 24 * 60 * 60_000;
/** How soon an order that ended counts. */
const SOON_MS = 2_000;
/** How soon one that is 30 days old counts no more. */
const ALL_ANEW_MS = 60 * 60_000;

const unknown: Reputation = {
  orders30: 0,
  completion30: null,
  releaseSeconds: null,
  paySeconds: null,
  orders: 0,
  good: 0,
  bad: 0,
  counterparties: 0,
};

export async function createReputations(
  rows: Pick<Reads['c2c'], 'reputations'>,
  {
    now,
    caughtUp,
    failed,
  }: {
    readonly now: () => number;
    /** Waits until the rows have everything that was received. */
    readonly caughtUp: () => Promise<unknown>;
    readonly failed: (error: Error) => void;
  },
): Promise<Reputations> {
  let known = new Map<number, Reputation>();
  let version = 0;
  let changed = new Set<number>();
  let soon: NodeJS.Timeout | undefined;

  async function readAll(): Promise<void> {
    known = new Map((await rows.reputations(now() - WINDOW_MS)).map((row) => [row.userId, reputationOf(row)]));
    version += 1;
  }

  async function readChanged(): Promise<void> {
    const users = [...changed];
    changed = new Set();
    await caughtUp();
    for (const row of await rows.reputations(now() - WINDOW_MS, users)) known.set(row.userId, reputationOf(row));
    version += 1;
  }

  function mark(user: number): void {
    changed.add(user);
    soon ??= setTimeout(() => {
      soon = undefined;
      readChanged().catch(failed);
    }, SOON_MS);
  }

  await readAll();
  const allAnew = setInterval(() => readAll().catch(failed), ALL_ANEW_MS);

  return {
    of: (user) => known.get(user) ?? unknown,
    get version() {
      return version;
    },
    receive({ changes }) {
      for (const { table, op, row } of changes) {
        if (op !== 'put' || table.name !== c2cOrdersTable.name) continue;
        const { settledAt, payer, seller } = row as C2cOrder;
        if (settledAt === null) continue;
        mark(payer);
        mark(seller);
      }
    },
    changed: mark,
    close() {
      clearTimeout(soon);
      clearInterval(allAnew);
    },
  };
}

function reputationOf({ userId: _, faults30, ...row }: ReputationRow): Reputation {
  return { ...row, completion30: shareOf(row.orders30, row.orders30 + faults30) };
}

/** Four decimals, never rounded up to what was not reached. */
function shareOf(part: number, whole: number): string | null {
  return whole === 0 ? null : format(divide(BigInt(part) * ONE, BigInt(whole) * ONE, 'down'), 4);
}

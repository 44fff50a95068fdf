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
  /** Counts orders besides those of the rows, from now on: where the market is simulated, those with its world. */
  countAlso(others: (user: number, at: number) => OtherOrders | undefined): void;
  /** A review was written about somebody. */
  changed(user: number): void;
  close(): void;
};

/** What orders elsewhere come to. */
export type OtherOrders = Pick<
  ReputationRow,
  'orders30' | 'faults30' | 'releaseSeconds' | 'paySeconds' | 'orders' | 'counterparties'
>;

const WINDOW_MS = 30 * 24 * 60 * 60_000;
/** How soon an order that ended counts. */
const SOON_MS = 2_000;
/** How soon one that is 30 days old counts no more. */
const ALL_ANEW_MS = 60 * 60_000;

const unknown: Omit<ReputationRow, 'userId'> = {
  orders30: 0,
  faults30: 0,
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
  let known = new Map<number, ReputationRow>();
  /** What was worked out of them since they changed. */
  let shown = new Map<number, Reputation>();
  let others: Parameters<Reputations['countAlso']>[0] = () => undefined;
  let version = 0;
  let changed = new Set<number>();
  let soon: NodeJS.Timeout | undefined;

  function anew(): void {
    shown = new Map();
    version += 1;
  }

  function of(user: number): Reputation {
    const before = shown.get(user);
    if (before) return before;
    const worked = reputationOf(together(known.get(user) ?? unknown, others(user, now())));
    shown.set(user, worked);
    return worked;
  }

  async function readAll(): Promise<void> {
    known = new Map((await rows.reputations(now() - WINDOW_MS)).map((row) => [row.userId, row]));
    anew();
  }

  async function readChanged(): Promise<void> {
    const users = [...changed];
    changed = new Set();
    await caughtUp();
    for (const row of await rows.reputations(now() - WINDOW_MS, users)) known.set(row.userId, row);
    anew();
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
    of,
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
    countAlso(more) {
      others = more;
      anew();
    },
    changed: mark,
    close() {
      clearTimeout(soon);
      clearInterval(allAnew);
    },
  };
}

type Counted = Omit<ReputationRow, 'userId'>;

function reputationOf({ orders30, faults30, ...row }: Counted): Reputation {
  return { ...row, orders30, completion30: shareOf(orders30, orders30 + faults30) };
}

/** Two sets of orders as one: counts add up, and times are means by orders of the last 30 days. */
function together({ userId: _, ...own }: Counted & { userId?: number }, more: OtherOrders | undefined): Counted {
  if (!more) return own;
  const mean = (one: number | null, other: number | null) => {
    if (one === null || other === null) return one ?? other;
    return Math.round((one * own.orders30 + other * more.orders30) / Math.max(1, own.orders30 + more.orders30));
  };
  return {
    ...own,
    orders30: own.orders30 + more.orders30,
    faults30: own.faults30 + more.faults30,
    releaseSeconds: mean(own.releaseSeconds, more.releaseSeconds),
    paySeconds: mean(own.paySeconds, more.paySeconds),
    orders: own.orders + more.orders,
    counterparties: own.counterparties + more.counterparties,
  };
}

/** Four decimals, never rounded up to what was not reached. */
function shareOf(part: number, whole: number): string | null {
  return whole === 0 ? null : format(divide(BigInt(part) * ONE, BigInt(whole) * ONE, 'down'), 4);
}

import { type Difference, type Inspection, inspectInBackground, lineOfDifference, type Reads } from '@quay/store';

/** Whether the database is as it was written. */
export type Integrity = {
  /** False from the first difference until an inspection finds none: nothing leaves the exchange meanwhile. */
  readonly isSound: boolean;
  readonly differences: readonly Difference[];
  /** Inspects everything now, unless that is under way. */
  look(): Promise<void>;
  close(): Promise<void>;
};

export type IntegrityNeeds = {
  /** What the start found. */
  readonly found: readonly Difference[];
  inspect(signal: AbortSignal): Promise<Inspection>;
  /** Rings where staff see it, and ends. */
  readonly alarm: { raise(detail: string): Promise<unknown>; end(): Promise<unknown> };
  readonly log: { error(line: string): void; warn(line: string): void; info(line: string): void };
  readonly firstAfterMs?: number;
  readonly everyMs?: number;
};

const FIRST_AFTER_MS = 10_000;
const EVERY_MS = 24 * 60 * 60_000;
/** An inspection that could not be made is tried again. */
const AGAIN_AFTER_MS = 10 * 60_000;
/** So many differences are written to the log one by one. */
const SAID_MAX = 20;

/**
 * Looks at the whole database soon after a start and once a day: accounts against ledger, rows against their digests,
 * the journal against its chain. What differs is named in the log, rings in the console and stops what lets coins leave;
 * trading goes on, because stopping it would hurt everybody and bring nothing back.
 */
export function createIntegrity(needs: IntegrityNeeds): Integrity {
  const { found, inspect, alarm, log, firstAfterMs = FIRST_AFTER_MS, everyMs = EVERY_MS } = needs;
  const ending = new AbortController();
  let differences = found;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function notify(now: readonly Difference[]): Promise<void> {
    const wereThere = differences.length > 0;
    differences = now;
    if (now.length === 0) {
      if (wereThere) log.warn('the database is as it was written again: coins may leave');
      await alarm.end();
      return;
    }
    for (const one of now.slice(0, SAID_MAX)) log.error(`the database was changed: ${lineOfDifference(one)}`);
    if (now.length > SAID_MAX) log.error(`the database was changed: ${now.length - SAID_MAX} more differences`);
    log.error(
      'withdrawals and everything else that lets coins leave are stopped until an inspection finds no difference',
    );
    await alarm.raise(lineOfDifference(now[0]!) + (now.length > 1 ? `, and ${now.length - 1} more` : ''));
  }

  async function inspectOnce(): Promise<void> {
    let next = everyMs;
    try {
      const { differences: now, rows, batches } = await inspect(ending.signal);
      await notify(now);
      if (now.length === 0) log.info(`the database was inspected: ${rows} rows and ${batches} batches are as written`);
    } catch (error) {
      if (ending.signal.aborted) return;
      log.warn(`the database could not be inspected: ${(error as Error).message}`);
      next = Math.min(everyMs, AGAIN_AFTER_MS);
    }
    plan(next);
  }

  function plan(afterMs: number): void {
    clearTimeout(timer);
    if (!ending.signal.aborted) timer = setTimeout(() => void look(), afterMs).unref();
  }

  function look(): Promise<void> {
    looking ??= inspectOnce().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  if (found.length > 0)
    void notify(found).catch((error: Error) => log.warn(`an alarm was not written: ${error.message}`));
  plan(found.length > 0 ? 0 : firstAfterMs);
  return {
    get isSound() {
      return differences.length === 0;
    },
    get differences() {
      return differences;
    },
    look,
    async close() {
      ending.abort();
      clearTimeout(timer);
      await looking;
    },
  };
}

/** Whose alarm is of no network. */
const EVERYWHERE = 'ALL';

/** The same for the database of a server. `isBusy` says that others need the machine. */
export function watchDatabase(of: {
  readonly databaseUrl: string;
  readonly key: Uint8Array;
  readonly found: readonly Difference[];
  isBusy(): boolean;
  readonly rows: Pick<Reads['chain'], 'raiseAlarm' | 'endAlarm'>;
  readonly log: IntegrityNeeds['log'];
}): Integrity {
  const { databaseUrl, key, found, isBusy, rows, log } = of;
  return createIntegrity({
    found,
    inspect: (signal) => inspectInBackground({ databaseUrl, key }, isBusy, signal),
    alarm: {
      raise: (detail) => rows.raiseAlarm(EVERYWHERE, 'database-changed', '', detail, Date.now()),
      end: () => rows.endAlarm(EVERYWHERE, 'database-changed', '', Date.now()),
    },
    log,
  });
}

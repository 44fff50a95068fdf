import { type Amount, units } from '@quay/money';
import type { Reads, TraderRow } from '@quay/store';
import type { SystemSettingsStore } from '../../../system/system-settings.ts';

type Rows = Pick<Reads['c2c'], 'traders' | 'setTaking'>;

/** Facts about those who post ads, kept in memory for the list and read anew all the time. */
export type Traders = {
  /** Sees to it that facts about all of these are there and not old. */
  ready(users: readonly number[]): Promise<void>;
  /** What is known in memory. */
  known(user: number): TraderRow | undefined;
  /** What a merchant's deposit has to be, as far as it is known in memory. */
  readonly depositNeeded: Amount;
  /** Goes up whenever facts are known anew. */
  readonly version: number;
  /** As the rows have it now. */
  read(users: readonly number[]): Promise<ReadonlyMap<number, TraderRow>>;
  setTaking(user: number, taking: boolean): Promise<void>;
  /** Something about somebody changed: the list waits for the facts as they are now. */
  changed(): void;
};

/** Facts this old are read anew behind the answer, and older ones before it. */
const STALE_MS = 2_000;
const OLD_MS = 10_000;

export function createTraders(rows: Rows, systemSettings: Pick<SystemSettingsStore, 'settings'>): Traders {
  let facts = new Map<number, TraderRow>();
  let depositNeeded: Amount = 0n;
  /** Who was looked for at the last reading, found or not. */
  let request: ReadonlySet<number> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  let changedAt = Number.NEGATIVE_INFINITY;
  let version = 0;
  let reading: Promise<void> | undefined;

  const read = async (users: readonly number[]) =>
    new Map((await rows.traders([...new Set(users)])).map((trader) => [trader.userId, trader]));

  function readAnew(users: readonly number[]): Promise<void> {
    const at = performance.now();
    reading ??= Promise.all([read(users), systemSettings.settings()])
      .then(([found, { merchantDeposit }]) => {
        facts = found;
        depositNeeded = units(merchantDeposit);
        request = new Set(users);
        readAt = at;
        version += 1;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  return {
    async ready(users) {
      // Whoever came while others were read is not among them.
      while (performance.now() - readAt > OLD_MS || readAt <= changedAt || users.some((user) => !request.has(user)))
        await readAnew(users);
      if (performance.now() - readAt > STALE_MS) readAnew(users).catch(() => undefined);
    },
    known: (user) => facts.get(user),
    get depositNeeded() {
      return depositNeeded;
    },
    get version() {
      return version;
    },
    read,

    changed() {
      changedAt = performance.now();
    },

    async setTaking(user, taking) {
      await rows.setTaking(user, taking);
      const trader = facts.get(user);
      if (trader) facts.set(user, { ...trader, taking });
      version += 1;
    },
  };
}

import { originOf } from '../../edge/address-of.ts';

export { originOf };

/** How many wrong passwords are let through, and for how long they count. */
export type AttemptLimits = {
  /** Of one account from one address: beyond it, this pair waits. */
  readonly ofPair: number;
  /** Of any accounts from one address. */
  readonly ofAddress: number;
  /** Of one account from anywhere: beyond it, every try of it is slowed down, and none is locked out. */
  readonly ofAccount: number;
  /** Codes to addresses that are not known to be the asker's, that one address may ask for in a day. */
  readonly codesOfAddress: number;
  readonly windowMs: number;
  readonly slowMs: number;
};

export const attemptLimits: AttemptLimits = {
  ofPair: 5,
  ofAddress: 60,
  ofAccount: 20,
  codesOfAddress: 100,
  windowMs: 15 * 60_000,
  slowMs: 1_500,
};

/** A try that may go on. It counts as failed until it is said to have succeeded, so that many at once all count. */
export type Attempt = {
  readonly delayMs: number;
  /** Tries that came from the same place lately and did not succeed, those that were refused included. */
  readonly inVain: number;
  succeeded(): void;
  /** The password was never compared. */
  withdrawn(): void;
};

export type Attempts = {
  /** Gives the minutes to wait when there were too many. */
  begin(account: string, address: string, now: number): Attempt | { readonly waitMinutes: number };
};

type Failures = { count: number; until: number };
const KEPT_MAX = 100_000;

/**
 * Wrong passwords, counted in memory. The lock is on account and address together: an address that tries somebody's
 * account locks out only itself.
 */
export function createAttempts(limits: AttemptLimits = attemptLimits): Attempts {
  const failures = new Map<string, Failures>();

  function counted(key: string, at: number): Failures | undefined {
    const known = failures.get(key);
    if (known && known.until > at) return known;
    failures.delete(key);
    return undefined;
  }

  function add(key: string, at: number): void {
    const known = counted(key, at);
    if (known) known.count += 1;
    else {
      if (failures.size >= KEPT_MAX) forgetOldest();
      failures.set(key, { count: 1, until: at + limits.windowMs });
    }
  }

  function takeBack(keys: readonly string[]): void {
    for (const key of keys) {
      const known = failures.get(key);
      if (known && known.count > 0) known.count -= 1;
    }
  }

  function forgetOldest(): void {
    const oldest = failures.keys().next();
    if (!oldest.done) failures.delete(oldest.value);
  }

  return {
    begin(account, address, at) {
      const name = account.toLowerCase();
      const origin = originOf(address);
      const pair = `pair ${origin} ${name}`;
      const from = `address ${origin}`;
      const of = `account ${name}`;
      const full = [
        [pair, limits.ofPair],
        [from, limits.ofAddress],
      ] as const;
      for (const [key, most] of full) {
        const known = counted(key, at);
        if (known && known.count >= most) return { waitMinutes: Math.max(1, Math.ceil((known.until - at) / 60_000)) };
      }

      const delayMs = (counted(of, at)?.count ?? 0) >= limits.ofAccount ? limits.slowMs : 0;
      const tried = `tried ${origin}`;
      const inVain = counted(tried, at)?.count ?? 0;
      for (const key of [pair, from, of, tried]) add(key, at);
      return {
        delayMs,
        inVain,
        succeeded() {
          failures.delete(pair);
          takeBack([from, of, tried]);
        },
        withdrawn: () => takeBack([pair, from, of]),
      };
    },
  };
}

/** The part of the network that an address is in: people move about within it without being somewhere else. */
export function neighbourhoodOf(address: string): string {
  if (address.includes(':') && !address.includes('.')) return originOf(address).split(':').slice(0, 3).join(':');
  return address.slice(0, address.lastIndexOf('.'));
}

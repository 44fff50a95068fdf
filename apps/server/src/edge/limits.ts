import type { LimitKind } from '@quay/contract/catalog';

/** A bucket that fills again: `burst` requests at once, `perSecond` in the long run. */
export type Limit = { readonly perSecond: number; readonly burst: number };

/** What counts together. */
export type Kind = 'address' | LimitKind;
export type Limits = Readonly<Record<Kind, Limit>>;

export const limits: Limits = {
  /** Everything that one address sends, before anything is looked up. Many people share an address. */
  address: { perSecond: 3_000, burst: 6_000 },
  /** Steps of logins and sign-ups of one address, of which each has a few. */
  credentials: { perSecond: 0.5, burst: 20 },
  /** Orders of one user, one by one or many together, over HTTP and the socket. */
  trade: { perSecond: 50, burst: 100 },
  /** Cancels of one user: who has no order left to place can still take back those that are there. */
  cancel: { perSecond: 100, burst: 300 },
  market: { perSecond: 100, burst: 300 },
  /** Files of one user; each may have a hundred thousand lines. */
  export: { perSecond: 0.1, burst: 10 },
  /** Other users whom one user looks up by UID or name. */
  lookup: { perSecond: 0.05, burst: 20 },
  other: { perSecond: 30, burst: 90 },
};

const BUCKETS_MAX = 100_000;

type Bucket = { left: number; at: number };

export type Gate = {
  /** Takes as many as something costs, or nothing, and then gives the seconds until there are as many again. */
  take(kind: Kind, who: string, now: number, cost?: number): number | undefined;
};

export function createGate(of: Limits = limits): Gate {
  const buckets = new Map<string, Bucket>();

  /** A full bucket need not be remembered. */
  function forgetFull(now: number): void {
    for (const [key, bucket] of buckets) {
      const { perSecond, burst } = of[key.slice(0, key.indexOf(' ')) as Kind];
      if (bucket.left + ((now - bucket.at) / 1_000) * perSecond >= burst) buckets.delete(key);
    }
    // Somebody has more addresses than we have memory for: begin again.
    if (buckets.size >= BUCKETS_MAX) buckets.clear();
  }

  return {
    take(kind, who, now, cost = 1) {
      const { perSecond, burst } = of[kind];
      const key = `${kind} ${who}`;
      let bucket = buckets.get(key);
      if (!bucket) {
        if (buckets.size >= BUCKETS_MAX) forgetFull(now);
        bucket = { left: burst, at: now };
        buckets.set(key, bucket);
      }
      bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1_000) * perSecond);
      bucket.at = now;
      if (bucket.left < cost) return Math.max(1, Math.ceil((cost - bucket.left) / perSecond));
      bucket.left -= cost;
      return undefined;
    },
  };
}

/** What a request takes from its bucket: many orders in one call are as many as if they had come one by one. */
export function costOf(request: unknown): number {
  const { orders, orderIds } = request as { readonly orders?: unknown; readonly orderIds?: unknown };
  const many = orders ?? orderIds;
  return Array.isArray(many) ? many.length : 1;
}

/** A bucket that fills again: `burst` requests at once, `perSecond` in the long run. */
export type Limit = { readonly perSecond: number; readonly burst: number };

/** What counts together. */
export type Kind = 'address' | 'credentials' | 'trade' | 'market' | 'other';
export type Limits = Readonly<Record<Kind, Limit>>;

export const limits: Limits = {
  /** Everything that one address sends, before anything is looked up. Many people share an address. */
  address: { perSecond: 3_000, burst: 6_000 },
  /** Logins and sign-ups of one address. */
  credentials: { perSecond: 0.5, burst: 20 },
  /** Orders and cancels of one user. */
  trade: { perSecond: 50, burst: 100 },
  market: { perSecond: 100, burst: 300 },
  other: { perSecond: 30, burst: 90 },
};

const BUCKETS_MAX = 100_000;

type Bucket = { left: number; at: number };

export type Gate = {
  /** Takes one, or gives the seconds until there is one again. */
  take(kind: Kind, who: string, now: number): number | undefined;
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
    take(kind, who, now) {
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
      if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / perSecond));
      bucket.left -= 1;
      return undefined;
    },
  };
}

/** Which bucket a call takes from. */
export function kindOf(call: { readonly name: string; readonly method: string }): Kind {
  if (call.name === 'identity/login' || call.name === 'identity/register') return 'credentials';
  if (call.name.startsWith('market/')) return 'market';
  return call.name.startsWith('spot/') && call.method === 'POST' ? 'trade' : 'other';
}

import { type IdentityReads, identityReads } from './areas/identity/reads.ts';
import { type MarketReads, marketReads } from './areas/market/reads.ts';
import { type SpotReads, spotReads } from './areas/spot/reads.ts';
import { type WalletReads, walletReads } from './areas/wallet/reads.ts';
import { openPool, openQuery } from './database.ts';

/** What the server reads, and the few rows that it writes without the core, one object per area. */
export type Reads = {
  readonly spot: SpotReads;
  readonly wallet: WalletReads;
  readonly market: MarketReads;
  readonly identity: IdentityReads;
  close(): Promise<void>;
};

export function openReads(databaseUrl: string): Reads {
  const pool = openPool(databaseUrl);
  const db = openQuery(pool);
  return {
    spot: spotReads(db),
    wallet: walletReads(db),
    market: marketReads(db, pool),
    identity: identityReads(db),
    close: () => db.destroy(),
  };
}

import type { PracticeFunds } from '@quay/core';
import { openKeyRows } from '@quay/store';
import { type CoreHost, startCore } from './core-host/host.ts';
import { isSealed, journalKey, sealedFromNow } from './secrets/journal-key.ts';
import { openKeyRing } from './secrets/key-ring.ts';
import { openSecrets, type Secrets } from './secrets/secrets.ts';
import type { Settings } from './settings.ts';
import { type StandbyServer, startStandbyServer } from './standby.ts';

/** A core that writes, the secrets of its database, and what listened while it stood by. */
export type Leading = {
  readonly core: CoreHost;
  readonly secrets: Secrets;
  /** What the journal and the digests of the tables are sealed with. */
  readonly key: Uint8Array;
  readonly standby: StandbyServer | undefined;
};

export type LeadNeeds = {
  readonly settings: Settings;
  readonly databaseUrl: string;
  readonly practice: PracticeFunds;
  readonly log: { info(line: string): void; warn(line: string): void };
  stopped(why: string): void;
  /** Hears how to end what was started. */
  undo(part: () => unknown): void;
};

/** Starts the core, or stands by until its turn comes. A wrong master key ends it under the lease, before anything is read. */
export async function lead({ settings, databaseUrl, practice, log, stopped, undo }: LeadNeeds): Promise<Leading> {
  const { standby: standsBy, dataDir } = settings;
  const standby = standsBy ? await startStandbyServer(settings.port, settings.host) : undefined;
  if (standby) {
    undo(() => standby.close());
    log.info(`standing by on port ${standby.port}: this core takes over when the one that writes now is gone`);
  }
  let secrets: Secrets | undefined;
  const prepared = async (): Promise<Uint8Array> => {
    const rows = await openKeyRows(databaseUrl);
    try {
      secrets = openSecrets(await openKeyRing(rows, settings.masterKey, dataDir));
      return journalKey(secrets);
    } finally {
      await rows.close();
    }
  };
  const terms = { databaseUrl, practice, standby: standsBy, isSealed: isSealed(dataDir) };
  const core = await startCore(terms, stopped, prepared);
  if (!secrets) throw new Error('the core has opened without its key');
  sealedFromNow(dataDir);
  if (standby) log.warn(`took over: this core writes now, as writer ${core.epoch}, after batch ${core.opening.seq}`);
  return { core, secrets, key: journalKey(secrets), standby };
}

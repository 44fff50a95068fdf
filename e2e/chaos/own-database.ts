import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@quay/store';
import { killDatabase, signalDatabase } from '../database-processes.ts';

/** A real PostgreSQL of a campaign's own, beside the server instead of inside it. */
export type OwnDatabase = {
  readonly url: string;
  /** SIGSTOP and SIGCONT of all its processes. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
};

export async function startOwnDatabase(): Promise<OwnDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quay-chaos-'));
  // As root the database runs under another account, which must be able to pass.
  chmodSync(dataDir, 0o755);
  const remove = async () => {
    signalDatabase(dataDir, 'SIGCONT');
    await killDatabase(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const { url } = await startCluster({ dataDir, log: () => undefined });
    return {
      url,
      freeze: () => signalDatabase(dataDir, 'SIGSTOP'),
      thaw: () => signalDatabase(dataDir, 'SIGCONT'),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

import { alone, openKeyRows } from '@quay/store';
import { rotateMasterKey } from '../apps/server/src/secrets/rotate.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { openDatabase } from './database-of.ts';

/**
 * Changes the master key: `npm run rotate-master-key`, while Quay does not run. The key of the data folder is replaced by
 * a new one; where `MASTER_KEY` is set, `NEW_MASTER_KEY` says the new one. It may be ended anywhere and run again.
 */
export async function rotate(environment: NodeJS.ProcessEnv, say: (line: string) => void): Promise<void> {
  const settings = readSettings(environment, process.cwd());
  const text = environment.NEW_MASTER_KEY?.trim() || undefined;
  if (text !== undefined && !/^[0-9a-fA-F]{64}$/.test(text)) {
    throw new Error('NEW_MASTER_KEY must be 64 hexadecimal digits');
  }
  const next = text === undefined ? undefined : Buffer.from(text, 'hex');
  const database = await openDatabase(settings, undefined);
  try {
    await alone(database.url, async () => {
      const rows = await openKeyRows(database.url);
      try {
        await rotateMasterKey({ rows, dataDir: database.dataDir, given: settings.masterKey, next, say });
      } finally {
        await rows.close();
      }
    });
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  try {
    await rotate(process.env, (line) => process.stdout.write(`${line}\n`));
    process.exit(0);
  } catch (error) {
    process.stderr.write(`rotate-master-key: ${(error as Error).message}\n`);
    process.exit(1);
  }
}

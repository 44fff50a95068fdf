import { parseArgs } from 'node:util';
import { coreTables } from '@quay/core';
import { adoptRows, alone, inspect, lineOfDifference } from '@quay/store';
import { journalKey } from '../apps/server/src/secrets/journal-key.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { openDatabase, secretsOf } from './database-of.ts';

/**
 * Proves a whole database from its journal: `npm run verify`, `npm run verify -- ./backup` for a data folder or
 * `npm run verify -- postgres://…`. Every row of the core's tables is held against what the journal last said of it, the
 * journal against its chain, the accounts against the ledger, and with the master key also the digests and the journal's
 * seal. It only reads. Ends with 1 when something differs.
 *
 * `--adopt` takes the rows as they are instead, and makes new digests: after a repair by hand that was meant.
 */
const EVERY_MS = 1_000;

export async function verify(args: readonly string[], environment: NodeJS.ProcessEnv, say: (line: string) => void) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { adopt: { type: 'boolean', default: false } },
  });
  const settings = readSettings(environment, process.cwd());
  const database = await openDatabase(settings, positionals[0]);
  try {
    const secrets = await secretsOf(database, settings.masterKey);
    const key = secrets && journalKey(secrets);
    if (values.adopt) {
      if (!key) throw new Error('--adopt needs the master key');
      const differences = await alone(database.url, () => adoptRows(database.url, coreTables, key));
      for (const one of differences) say(lineOfDifference(one));
      say('the rows were taken as they are; the next start goes on from them');
      return differences.length === 0;
    }
    let saidAt = 0;
    const progress = (what: string, done: number, of: number) => {
      if (done < of && Date.now() - saidAt < EVERY_MS) return;
      saidAt = Date.now();
      say(`${what}: ${done} of ${of}`);
    };
    const found = await inspect({ databaseUrl: database.url, tables: coreTables, key, everyRow: true, progress });
    for (const one of found.differences) say(`DIFFERENT ${lineOfDifference(one)}`);
    if (!found.isWhole) {
      say(
        `the journal was pruned: ${found.unproven} rows that it no longer speaks of ${found.isSealed ? 'are what their digests say' : 'could not be proved without the master key'}`,
      );
    }
    if (!found.isSealed) say('the digests and the seal were not checked: the master key is not here');
    const looked = `${found.rows} rows at batch ${found.seq}, ${found.batches} batches`;
    say(found.differences.length === 0 ? `ok: ${looked}` : `${found.differences.length} differences in ${looked}`);
    return found.differences.length === 0;
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  try {
    const isSound = await verify(process.argv.slice(2), process.env, (line) => process.stdout.write(`${line}\n`));
    process.exit(isSound ? 0 : 1);
  } catch (error) {
    process.stderr.write(`verify: ${(error as Error).message}\n`);
    process.exit(2);
  }
}

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, runServer } from '../running-server.ts';

/** The variable that names the folder with the exchange which each file of walks copies. */
const PREPARED = 'QUAY_TEST_EXCHANGE';
const DATA = 'data';
const PRINTED = 'printed';

/**
 * Makes one exchange for all files of walks: a first start, with its 90 days of candles, takes several times as long as
 * any other. Gives how it is removed.
 */
export async function prepareExchange(place: string): Promise<() => void> {
  const folder = openFolder(place);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const dataDir = join(folder, DATA);
    const server = await runServer({}, { dataDir });
    const code = await server.stop();
    if (code !== 0) throw new Error(`the exchange ended with ${code}: ${server.printed()}`);
    // What only a first start says.
    writeFileSync(join(folder, PRINTED), server.printed());
    // As root the database may have to live where its account can reach it: then each file makes its own.
    if (existsSync(join(dataDir, 'postgres'))) process.env[PREPARED] = folder;
    return remove;
  } catch (error) {
    remove();
    throw error;
  }
}

/** A running copy of what was prepared, or a first start where nothing was. */
export async function runPrepared(): Promise<RunningServer> {
  const prepared = process.env[PREPARED];
  if (!prepared) return runServer();
  const dataDir = openFolder(tmpdir());
  // Owners matter: as root the database's files are another account's.
  const { status, stderr } = spawnSync('cp', ['-a', `${join(prepared, DATA)}/.`, dataDir], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the exchange could not be copied: ${stderr}`);
  return runServer({}, { dataDir, printed: readFileSync(join(prepared, PRINTED), 'utf8') });
}

function openFolder(place: string): string {
  const folder = mkdtempSync(join(place, 'quay-walks-'));
  // As root the database runs under another account, which must be able to pass.
  chmodSync(folder, 0o755);
  return folder;
}

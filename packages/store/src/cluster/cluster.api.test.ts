import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from './index.ts';
import { isAlive } from './postmaster.ts';

let place: string;
let dataDir: string;
let said: string[];
const children: ChildProcess[] = [];

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'quay-cluster-'));
  // As root the database runs under another account, which must be able to pass.
  chmodSync(place, 0o755);
  dataDir = path.join(place, 'a folder, 数据', 'data');
  said = [];
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  const left = await start().catch(() => undefined);
  await left?.stop();
  rmSync(place, { recursive: true, force: true });
});

const start = (): Promise<Cluster> => startCluster({ dataDir, log: (line) => said.push(line) });

async function ask(cluster: Cluster, sql: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows.map((row) => String(Object.values(row)[0]));
  } finally {
    await client.end();
  }
}

const pidFile = () => path.join(dataDir, 'postgres', 'pgdata', 'postmaster.pid');
const postmasterPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

/** A process of its own that starts the cluster, so that it can be killed like a crashing server. */
async function startInChild(): Promise<ChildProcess> {
  const program = `
    const { startCluster } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)});
    const cluster = await startCluster({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined });
    process.on('SIGTERM', () => process.exit(0));
    setInterval(() => undefined, 1000);
    console.log('up');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`the child ended with ${code}`)));
  });
  return child;
}

async function killed(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

it('says when it ended and nobody asked it to, even while nobody speaks with it', async () => {
  let ended = 0;
  const cluster = await startCluster({
    dataDir,
    log: () => undefined,
    ended: () => {
      ended += 1;
    },
  });
  process.kill(postmasterPid(), 'SIGKILL');
  for (const until = Date.now() + 10_000; ended === 0 && Date.now() < until; ) await sleep(50);
  await sleep(1_200);
  expect(ended).toBe(1);
  await cluster.stop().catch(() => undefined);
  // One that is stopped says nothing.
  const calm = await startCluster({
    dataDir,
    log: () => undefined,
    ended: () => {
      ended += 1;
    },
  });
  await calm.stop();
  await sleep(1_200);
  expect(ended).toBe(1);
});

it('is not taken for dead while this process has no descriptor left to look with', async () => {
  const program = `
    import { openSync, closeSync } from 'node:fs';
    const { startCluster } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)});
    let ended = false;
    const cluster = await startCluster({
      dataDir: ${JSON.stringify(dataDir)}, log: () => undefined, ended: () => { ended = true; },
    });
    const held = [];
    let refused = '';
    try { for (;;) held.push(openSync('/dev/null', 'r')); } catch (error) { refused = error.code; }
    // Several looks of the watch.
    await new Promise((resolve) => setTimeout(resolve, 3500));
    const looked = { refused, held: held.length, ended };
    for (const descriptor of held) closeSync(descriptor);
    await cluster.stop();
    console.log(JSON.stringify(looked));`;
  const child = spawn(
    'sh',
    ['-c', 'ulimit -n 256; exec "$@"', 'sh', process.execPath, '--input-type=module', '-e', program],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.push(child);
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk;
  });
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  const looked = JSON.parse(out) as { refused: string; held: number; ended: boolean };
  expect(looked).toMatchObject({ refused: 'EMFILE', ended: false });
  expect(looked.held).toBeGreaterThan(50);
});

describe('the embedded database', () => {
  it('keeps its data over stop and start, at the same address', async () => {
    const first = await start();
    await ask(first, 'create table kept (word text)');
    await ask(first, `insert into kept values ('Alice''s balance')`);
    await first.stop();

    const second = await start();
    expect(second.adopted).toBe(false);
    expect(second.url).toBe(first.url);
    expect(await ask(second, 'select word from kept')).toEqual([`Alice's balance`]);
  });

  it('runs with every durability setting on', async () => {
    const cluster = await start();
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']) {
      expect([setting, ...(await ask(cluster, `show ${setting}`))]).toEqual([setting, 'on']);
    }
    expect(await ask(cluster, 'show listen_addresses')).toEqual(['127.0.0.1']);
    expect(await ask(cluster, 'show server_encoding')).toEqual(['UTF8']);
  });

  it('refuses a wrong password', async () => {
    const { url } = await start();
    const client = new pg.Client({ connectionString: url.replace(/:[0-9a-f]+@/, ':wrong@') });
    await expect(client.connect()).rejects.toMatchObject({ code: '28P01' });
  });

  it('is adopted after its parent was killed, and can then be stopped', async () => {
    const parent = await startInChild();
    const pid = postmasterPid();
    await killed(parent, 'SIGKILL');

    const cluster = await start();
    expect(cluster.adopted).toBe(true);
    expect(postmasterPid()).toBe(pid);
    expect(await ask(cluster, 'select 1')).toEqual(['1']);
    await cluster.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('is left running by an adopter while others use it', async () => {
    const owner = await start();
    const client = new pg.Client({ connectionString: owner.url });
    await client.connect();
    const guest = await start();
    expect(guest.adopted).toBe(true);
    await guest.stop();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    await owner.stop();
  });

  it('shuts down when its parent exits without stopping it', async () => {
    const parent = await startInChild();
    const pid = postmasterPid();
    await killed(parent, 'SIGTERM');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it('starts again after the database itself was killed, with what was committed', async () => {
    const first = await start();
    await ask(first, 'create table kept as select generate_series(1, 1000) as n');
    const lingering = new pg.Client({ connectionString: first.url });
    lingering.on('error', () => undefined);
    await lingering.connect();
    const busy = lingering.query('select pg_sleep(1)').catch(() => undefined);
    await sleep(50);
    process.kill(postmasterPid(), 'SIGKILL');

    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await ask(second, 'select count(*) from kept')).toEqual(['1000']);
    await busy;
  });

  it('is not held up by the pid file of a process that ended and that nobody asked how', async () => {
    const first = await start();
    await ask(first, 'create table kept as select 1 as n');
    await first.stop();
    // The shell leaves its child behind to a process that never asks; a child that ends before, the shell asks itself.
    const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const zombie = await new Promise<number>((resolve) =>
        parent.stdout.once('data', (said) => resolve(Number(said))),
      );
      await expect.poll(() => readFileSync(`/proc/${zombie}/status`, 'utf8')).toMatch(/State:\s+Z/);
      writeFileSync(pidFile(), `${zombie}\n${path.dirname(pidFile())}\n1795000000\n5432\n\n127.0.0.1\n\nready\n`);
      chmodSync(pidFile(), 0o644);
      const second = await start();
      expect(second.adopted).toBe(false);
      expect(await ask(second, 'select n from kept')).toEqual(['1']);
    } finally {
      parent.kill('SIGKILL');
    }
  });

  it('is not held up by the pid file of a dead process whose number a stranger carries now', async () => {
    const first = await start();
    await first.stop();
    const lines = [process.pid, path.dirname(pidFile()), 1, 5432, '', '127.0.0.1', '1 1', 'ready   '];
    writeFileSync(pidFile(), `${lines.join('\n')}\n`);

    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await ask(second, 'select 1')).toEqual(['1']);
  });

  it('is not held up by the empty pid file of a machine that lost power', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(pidFile(), '');
    expect(await ask(await start(), 'select 1')).toEqual(['1']);
  });

  it('takes two first starts at once', async () => {
    const both = await Promise.all([start(), start()]);
    expect(both.map((cluster) => cluster.adopted).sort()).toEqual([false, true]);
    for (const cluster of both) expect(await ask(cluster, 'select 1')).toEqual(['1']);
  });
});

describe('a folder it cannot use is named in one line', () => {
  const refusal = async () => (await start().catch((error: Error) => error)) as Error;

  it('when a file is in the way', async () => {
    mkdirSync(path.dirname(dataDir), { recursive: true });
    writeFileSync(dataDir, 'not a folder');
    expect((await refusal()).message).toContain(dataDir);
    rmSync(dataDir);
  });

  it('when it is not a Quay data folder', async () => {
    const pgdata = path.join(dataDir, 'postgres', 'pgdata');
    mkdirSync(pgdata, { recursive: true });
    writeFileSync(path.join(pgdata, 'letters.txt'), 'private');
    expect((await refusal()).message).toBe(
      `${pgdata} is not a Quay data folder; set DATA_DIR to an empty or new folder.`,
    );
  });

  it('when another PostgreSQL version made it', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(path.join(dataDir, 'postgres', 'pgdata', 'PG_VERSION'), '17\n');
    const { message } = await refusal();
    expect(message).toContain('was made by PostgreSQL 17');
    expect(message).not.toContain('\n');
  });
});

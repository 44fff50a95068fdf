import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openJournal } from '../index.ts';
import { ask, type Databases, startDatabases } from '../testing/databases.ts';
import { startProxy } from '../testing/proxy.ts';
import type { Written } from './chain.ts';

let databases: Databases;
let url: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  databases = await startDatabases();
});
afterAll(() => databases.stop());
beforeEach(async () => {
  url = await databases.migrated();
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

const bytes = (text: string) => new TextEncoder().encode(text);
const batch = (seq: number): Written => ({
  seq,
  at: 1_000 * seq,
  commands: bytes(`c${seq}`),
  changes: bytes(`x${seq}`),
});
const seqs = async (epoch: number) =>
  (await ask<{ seq: number }>(url, 'select seq from journal where epoch = $1 order by seq', [epoch])).map(
    (row) => row.seq,
  );
const lastSeq = async () => (await ask<{ seq: number }>(url, 'select seq from writer'))[0]!.seq;

type Leader = { readonly child: ChildProcess; readonly durable: number[]; readonly last: string[] };

/** A writer in a process of its own that has written for a while. */
async function startLeader(databaseUrl = url): Promise<Leader> {
  const child = spawn(process.execPath, [
    new URL('../testing/writer-process.ts', import.meta.url).pathname,
    databaseUrl,
  ]);
  started.push(child);
  const leader: Leader = { child, durable: [], last: [] };
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [what, ...rest] = line.split(' ');
    if (what === 'durable') leader.durable.push(Number(rest[0]));
    else leader.last.push(line);
  });
  while (leader.durable.length < 50) {
    if (child.exitCode !== null) throw new Error(`the writer ended: ${leader.last}`);
    await sleep(20);
  }
  return leader;
}

/** A standby that waits, and how long it took to take over once the leader was gone. */
async function takeOver(end: () => void) {
  const waiting = openJournal(url, { waitForLease: true });
  let early = false;
  void waiting.then(() => {
    early = true;
  });
  await sleep(700);
  expect(early).toBe(false);
  const began = performance.now();
  end();
  const journal = await waiting;
  return { journal, took: performance.now() - began };
}

it('takes over from a leader that was killed, and loses nothing that was durable', async () => {
  const leader = await startLeader();
  const { journal, took } = await takeOver(() => leader.child.kill('SIGKILL'));
  expect(took).toBeLessThan(5_000);
  expect(journal.epoch).toBe(2);
  const last = await lastSeq();
  expect(last).toBeGreaterThanOrEqual(leader.durable.at(-1)!);
  await Promise.all([1, 2, 3].map((more) => journal.append(batch(last + more))));
  await journal.close();
  expect(await seqs(1)).toEqual(Array.from({ length: last }, (_, at) => at + 1));
  expect(await seqs(2)).toEqual([last + 1, last + 2, last + 3]);
});

it('takes over from a leader that is frozen, which is refused when it wakes', async () => {
  const leader = await startLeader();
  const { journal, took } = await takeOver(() => leader.child.kill('SIGSTOP'));
  expect(took).toBeLessThan(5_000);
  const last = await lastSeq();
  for (let more = 1; more <= 20; more++) await journal.append(batch(last + more));

  leader.child.kill('SIGCONT');
  await once(leader.child, 'exit');
  expect(leader.last).toContainEqual('stopped a newer core has taken over');
  expect(leader.last.at(-1)).toMatch(/^refused batch \d+ was not written: a newer core has taken over$/);
  // What it believed to be durable is, and nothing of it stands where its successor wrote.
  expect(await seqs(1)).toEqual(Array.from({ length: last }, (_, at) => at + 1));
  expect(leader.durable.at(-1)).toBeLessThanOrEqual(last);
  expect(await seqs(2)).toEqual(Array.from({ length: 20 }, (_, at) => last + 1 + at));
  await journal.append(batch(last + 21));
  await journal.close();
});

it('takes over from a leader whose network is gone', async () => {
  const proxy = await startProxy(url);
  const leader = await startLeader(proxy.url);
  const { journal, took } = await takeOver(() => proxy.freeze());
  expect(took).toBeLessThan(5_000);
  const last = await lastSeq();
  await journal.append(batch(last + 1));
  proxy.down();
  proxy.up();
  await once(leader.child, 'exit');
  expect(leader.last).toContainEqual('stopped a newer core has taken over');
  expect(await seqs(1)).toEqual(Array.from({ length: last }, (_, at) => at + 1));
  expect(await seqs(2)).toEqual([last + 1]);
  await journal.close();
  await proxy.close();
});

it('does not end a leader that has nothing to write, or waits for a slow database', async () => {
  const stops: string[] = [];
  const leader = await openJournal(url, { stopped: (why) => stops.push(why) });
  await leader.append(batch(1));
  const waiting = new AbortController();
  const standby = openJournal(url, { waitForLease: true, signal: waiting.signal });
  const refused = expect(standby).rejects.toThrow('abort');
  await sleep(3_600);
  const slow = ask(url, 'begin; select seq from writer for update; select pg_sleep(3.5); commit');
  await sleep(100);
  await leader.append(batch(2));
  await slow;
  expect(stops).toEqual([]);
  waiting.abort();
  await refused;
  await leader.close();
});

it('tells an idle leader that it was replaced', async () => {
  const stops: string[] = [];
  const leader = await openJournal(url, { stopped: (why) => stops.push(why) });
  await ask(url, 'update writer set epoch = epoch + 1');
  await sleep(1_500);
  expect(stops).toEqual(['a newer core has taken over']);
  await expect(leader.append(batch(1))).rejects.toThrow('a newer core has taken over');
  await leader.close();
});

it('waits through an absence of the database', async () => {
  const proxy = await startProxy(url);
  const leader = await openJournal(url);
  const standby = openJournal(proxy.url, { waitForLease: true });
  await sleep(300);
  proxy.down();
  await sleep(700);
  proxy.up();
  await leader.append(batch(1));
  await leader.close();
  const journal = await standby;
  expect(journal.epoch).toBe(2);
  await journal.append(batch(2));
  await journal.close();
  await proxy.close();
});

import { setTimeout as sleep } from 'node:timers/promises';
import { marketMakers, marketOf } from '@quay/cast';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openJournal } from '../index.ts';
import { ask, type Databases, ownDatabases, startDatabases } from '../testing/databases.ts';
import { type Exchange, exchangeOn, lifeWith, randomOf } from '../testing/exchange.ts';
import { startProxy } from '../testing/proxy.ts';
import type { Written } from './chain.ts';

const { opening, commandsOf } = lifeWith(['BTC', 'ETH', 'DOGE'].map(marketOf), [
  marketMakers.maker,
  marketMakers.taker,
]);
let databases: Databases;
let url: string;

beforeAll(async () => {
  databases = await startDatabases();
});
afterAll(() => databases.stop());
beforeEach(async () => {
  url = await databases.migrated();
});

const bytes = (text: string) => new TextEncoder().encode(text);
const batch = (seq: number): Written => ({
  seq,
  at: 1_000 * seq,
  commands: bytes(`c${seq}`),
  changes: bytes(`x${seq}`),
});
const seqs = async () =>
  (await ask<{ seq: number }>(url, 'select seq from journal order by seq')).map((row) => row.seq);

/** An exchange on a journal of this database, after some life. */
async function lived(rounds: number, seed = 1): Promise<{ exchange: Exchange; close(): Promise<void> }> {
  const journal = await openJournal(url);
  const exchange = exchangeOn(journal);
  await journal.load(exchange.core.engine);
  await exchange.submit(opening);
  const random = randomOf(seed);
  for (let round = 0; round < rounds; round++) await exchange.submit(commandsOf(random, exchange.core, 20));
  return { exchange, close: () => journal.close() };
}

it('gives back the state that was written, and the place to go on from', async () => {
  const { exchange, close } = await lived(40);
  await close();

  const journal = await openJournal(url);
  const again = exchangeOn(journal);
  expect(await journal.load(again.core.engine)).toBe(0);
  expect(again.core.engine.digest()).toBe(exchange.core.engine.digest());
  expect(again.core.engine.seq).toBe(exchange.core.engine.seq);
  expect(again.core.engine.now).toBe(exchange.core.engine.now);
  expect(again.core.engine.broken()).toEqual([]);

  // It goes on, with the same books and the next ids.
  await again.submit(commandsOf(randomOf(5), again.core, 20));
  await journal.close();
  const third = await openJournal(url);
  expect(third.epoch).toBe(3);
  const last = exchangeOn(third);
  await third.load(last.core.engine);
  expect(last.core.engine.digest()).toBe(again.core.engine.digest());
  await third.close();
});

it('refuses a second writer while the first one lives, and takes its successor', async () => {
  const first = await openJournal(url);
  await expect(openJournal(url)).rejects.toThrow('another Quay is running on this database');
  await first.append(batch(1));
  await first.close();
  const second = await openJournal(url);
  expect(second.epoch).toBe(first.epoch + 1);
  await second.append(batch(2));
  await second.close();
  expect(await seqs()).toEqual([1, 2]);
});

it('waits for the lease of a writer that is just dying', async () => {
  const first = await openJournal(url);
  const second = openJournal(url);
  await sleep(500);
  await first.close();
  await (await second).close();
});

it('fences a writer that a newer one has replaced', async () => {
  const old = await openJournal(url);
  await old.append(batch(1));
  // Its lease is lost without its knowing, as in a long pause of its machine.
  await ask(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'quay core'`,
  );
  const newer = await openJournal(url);
  await newer.append(batch(2));
  await expect(old.append({ ...batch(2), changes: bytes('other') })).rejects.toThrow('a newer core has taken over');
  await newer.append(batch(3));
  await newer.close();
  await expect(old.append(batch(4))).rejects.toThrow('a newer core has taken over');
  await old.close();
  expect(await seqs()).toEqual([1, 2, 3]);
});

it('cannot append under an old epoch even on a living connection', async () => {
  const old = await openJournal(url);
  await ask(url, 'update writer set epoch = epoch + 1');
  await expect(old.append(batch(1))).rejects.toThrow('a newer core has taken over');
  expect(await seqs()).toEqual([]);
  await old.close();
});

it('cannot leave a hole or write twice', async () => {
  const journal = await openJournal(url);
  await expect(journal.append(batch(2))).rejects.toThrow('batch 2 was not written: batch 1 comes next');
  await journal.append(batch(1));
  await expect(journal.append(batch(1))).rejects.toThrow('batch 1 was not written: batch 2 comes next');
  await journal.append(batch(2));
  // And the statement itself refuses, whatever this process believes.
  await ask(url, 'update writer set seq = 7');
  await expect(journal.append(batch(3))).rejects.toThrow('the journal is at batch 7, which is not where');
  await journal.close();
  expect(await seqs()).toEqual([1, 2]);
});

it('has several batches under way, which become durable in order', async () => {
  const journal = await openJournal(url);
  const done: number[] = [];
  for (let first = 1; first < 800; first += 8) {
    const some = Array.from({ length: 8 }, (_, at) => batch(first + at));
    await Promise.all(some.map((one) => journal.append(one).then(() => done.push(one.seq))));
  }
  await journal.close();
  expect(done).toEqual(Array.from({ length: 800 }, (_, at) => at + 1));
  expect(await seqs()).toEqual(done);
});

it('copies what it is given before it returns', async () => {
  const journal = await openJournal(url);
  const shared = bytes('first');
  const first = journal.append({ seq: 1, at: 1, commands: shared, changes: shared });
  shared.set(bytes('other'));
  const second = journal.append({ seq: 2, at: 2, commands: shared, changes: shared });
  await Promise.all([first, second]);
  const rows = await ask<{ changes: Buffer }>(url, 'select changes from journal order by seq');
  expect(rows.map(({ changes }) => changes.toString())).toEqual(['first', 'other']);
  await journal.close();
});

it('keeps every batch through connections that break with several under way', async () => {
  const proxy = await startProxy(url);
  const journal = await openJournal(proxy.url);
  const random = randomOf(7);
  let seq = 0;
  let running = true;
  const losing = (async () => {
    for (let loss = 0; loss < 25; loss++) {
      await sleep(random(12));
      await (random(2) === 0 ? proxy.loseNextAnswer() : proxy.loseNextQuestion());
    }
    running = false;
  })();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      while (running) await journal.append(batch(++seq));
    }),
  );
  await losing;
  await journal.close();
  await proxy.close();
  expect(await seqs()).toEqual(Array.from({ length: seq }, (_, at) => at + 1));
  const wrong = `select seq from journal where changes <> convert_to('x' || seq, 'UTF8')`;
  expect(await ask(url, wrong)).toEqual([]);
  // The chain of hashes is whole too: a start follows it to its end.
  await ask(url, `update journal set changes = ''`);
  const again = await openJournal(url);
  await expect(again.load(exchangeOn(again).core.engine)).rejects.toThrow('batch 1 was changed');
  await again.close();
});

it('believes no answer after one that says that a batch was not written', async () => {
  const proxy = await startProxy(url);
  const journal = await openJournal(proxy.url);
  await journal.append(batch(1));
  // A line that mixes up its order, which none may: the second batch is refused, and then the first is taken.
  const held = proxy.swapNextQuestions();
  const refused = (seq: number) =>
    expect(journal.append(batch(seq))).rejects.toThrow('which is not where this core left it');
  const second = refused(2);
  await held;
  await Promise.all([second, refused(3)]);
  expect(await seqs()).toEqual([1, 2]);
  await journal.close();
  await proxy.close();
});

it('rejects all that is under way when a newer writer came meanwhile', async () => {
  const proxy = await startProxy(url);
  const journal = await openJournal(proxy.url);
  await journal.append(batch(1));
  proxy.down();
  const refused = [2, 3, 4].map((seq) =>
    expect(journal.append(batch(seq))).rejects.toThrow('newer core has taken over'),
  );
  const newer = await openJournal(url);
  proxy.up();
  await Promise.all(refused);
  await newer.append(batch(2));
  expect(await seqs()).toEqual([1, 2]);
  await newer.close();
  await journal.close();
  await proxy.close();
});

it('finds that a commit whose answer was lost has happened', async () => {
  const proxy = await startProxy(url);
  const journal = await openJournal(proxy.url);
  await journal.append(batch(1));
  const lost = proxy.loseNextAnswer();
  await journal.append(batch(2));
  await lost;
  await journal.append(batch(3));
  expect(await seqs()).toEqual([1, 2, 3]);
  await journal.close();
  await proxy.close();
});

it('submits again what never arrived', async () => {
  const proxy = await startProxy(url);
  const journal = await openJournal(proxy.url);
  await journal.append(batch(1));
  const lost = proxy.loseNextQuestion();
  await journal.append(batch(2));
  await lost;
  await journal.append(batch(3));
  expect(await seqs()).toEqual([1, 2, 3]);
  await journal.close();
  await proxy.close();
});

it('submits again what the server was killed over', async () => {
  const journal = await openJournal(url);
  await journal.append(batch(1));
  const blocker = new pg.Client(url);
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('select seq from writer for update');
  let done = false;
  const appended = journal.append(batch(2)).then(() => {
    done = true;
  });
  await sleep(200);
  await blocker.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'quay core'`,
  );
  await sleep(300);
  expect(done).toBe(false);
  await blocker.query('commit');
  await appended;
  await blocker.end();
  expect(await seqs()).toEqual([1, 2]);
  await journal.close();
});

it('gives up a batch that it cannot know about, when another writer came meanwhile', async () => {
  const proxy = await startProxy(url);
  const journal = await openJournal(proxy.url);
  await journal.append(batch(1));
  proxy.down();
  const refused = expect(journal.append(batch(2))).rejects.toThrow('a newer core has taken over');
  const newer = await openJournal(url);
  proxy.up();
  await refused;
  await newer.append(batch(2));
  expect(await seqs()).toEqual([1, 2]);
  await newer.close();
  await journal.close();
  await proxy.close();
});

it('outlives a short absence of the database', async () => {
  const proxy = await startProxy(url);
  const journal = await openJournal(proxy.url);
  proxy.down();
  const appended = journal.append(batch(1));
  await sleep(1_000);
  proxy.up();
  await appended;
  expect(await seqs()).toEqual([1]);
  await journal.close();
  await proxy.close();
});

it.each([
  ['a changed batch', `update journal set changes = changes || '\\x00' where seq = 5`, 'batch 5 was changed'],
  [
    'a byte moved from the commands',
    `update journal set commands = substr(commands, 1, 3), changes = substr(commands, 4) || changes where seq = 4`,
    'batch 4 was changed',
  ],
  ['a batch at another time', `update journal set at = at + interval '1 second' where seq = 4`, 'batch 4 was changed'],
  ['a missing batch', 'delete from journal where seq = 4', 'batch 4 is missing'],
  ['a missing beginning', 'delete from journal where seq = 1', 'batch 1 is missing'],
  ['a missing end', 'delete from journal where seq = (select max(seq) from journal)', 'it ends at'],
  [
    'a changed hash at the end',
    `update journal set hash = decode(repeat('ab', 32), 'hex') where seq = (select max(seq) from journal)`,
    'was changed',
  ],
])('does not start on a journal with %s', async (_, harm, says) => {
  const { close } = await lived(6);
  await close();
  await ask(url, harm);
  const journal = await openJournal(url);
  await expect(journal.load(exchangeOn(journal).core.engine)).rejects.toThrow(says);
  await journal.close();
});

it.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
  'does not start on a database with %s off',
  async (name) => {
    // Only the last is a setting of one database; the others are the server's, which is one of the test's own here.
    if (name === 'synchronous_commit') {
      await ask(url, `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
      await expect(openJournal(url)).rejects.toThrow('PostgreSQL has synchronous_commit = off');
      return;
    }
    const own = await ownDatabases();
    const alone = await own.migrated();
    await ask(alone, `alter system set ${name} = off`);
    await ask(alone, 'select pg_reload_conf()');
    await expect.poll(async () => (await ask(alone, `show ${name}`))[0]).toEqual({ [name]: 'off' });
    await expect(openJournal(alone)).rejects.toThrow(`PostgreSQL has ${name} = off`);
    await ask(alone, `alter system reset ${name}`);
    await ask(alone, 'select pg_reload_conf()');
    await expect.poll(async () => (await ask(alone, `show ${name}`))[0]).toEqual({ [name]: 'on' });
    await (await openJournal(alone)).close();
    await own.stop();
  },
);

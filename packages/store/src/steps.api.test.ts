import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { marketMakers, marketOf } from '@quay/cast';
import {
  coreTables,
  type Entry,
  entriesTable,
  isSystemAccount,
  readChanges,
  type Trade,
  tradesTable,
} from '@quay/core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrate, openJournal, type Step, steps } from './index.ts';
import { JournalConsumer } from './projector/journal-consumer.ts';
import { ask, type Databases, startDatabases } from './testing/databases.ts';
import { type Exchange, exchangeOn, lifeWith, randomOf } from './testing/exchange.ts';
import { startProxy } from './testing/proxy.ts';

const { opening, commandsOf } = lifeWith(['BTC', 'ETH'].map(marketOf), [marketMakers.maker, marketMakers.taker]);
let databases: Databases;
let url: string;
let proxy: Awaited<ReturnType<typeof startProxy>>;
const ending: (() => unknown)[] = [];

beforeAll(async () => {
  databases = await startDatabases();
});
afterAll(() => databases.stop());
beforeEach(async () => {
  url = await databases.migrated();
  proxy = await startProxy(url);
});
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
  await proxy.close();
});

/** Hears every step from now on. */
function onStep(received: (step: Step) => void): void {
  const listener = (message: unknown) => received(message as Step);
  subscribe('quay.step', listener);
  ending.push(() => unsubscribe('quay.step', listener));
}

async function openExchange(): Promise<Exchange> {
  const journal = await openJournal(proxy.url);
  ending.push(() => journal.close());
  const exchange = exchangeOn(journal);
  await journal.load(exchange.core.engine);
  await exchange.submit(opening);
  return exchange;
}

/** A projector on this thread, whose steps can be observed. */
async function follow(keepBatches: number | 'all'): Promise<{ until(seq: number): Promise<void> }> {
  let reached = 0;
  const stopped: string[] = [];
  const consumer = new JournalConsumer({
    databaseUrl: proxy.url,
    tables: coreTables,
    keepBatches,
    reached: (seq) => {
      reached = seq;
    },
    stopped: (why) => stopped.push(why),
  });
  reached = await consumer.join();
  const running = consumer.run();
  ending.push(async () => {
    consumer.close();
    await running;
  });
  return {
    async until(seq) {
      consumer.appended(seq, true);
      await expect.poll(() => reached, { timeout: 20_000 }).toBe(seq);
      expect(stopped).toEqual([]);
    },
  };
}

async function live(exchange: Exchange, rounds: number, seed: number): Promise<number> {
  const random = randomOf(seed);
  for (let round = 0; round < rounds; round++) await exchange.submit(commandsOf(random, exchange.core, 20));
  return exchange.core.engine.seq;
}

const putsOf = <Row>(exchange: Exchange, table: string): Row[] =>
  exchange.batches
    .flatMap((batch) => readChanges(coreTables, batch.changes))
    .filter((change) => change.table.name === table && change.op === 'put')
    .map((change) => change.row as Row);

it('names every step, and takes every one that it names', async () => {
  const seen = new Set<Step>();
  onStep((step) => seen.add(step));
  await migrate(url);
  const exchange = await openExchange();
  const lost = proxy.loseNextAnswer();
  await live(exchange, 5, 3);
  await lost;
  const projector = await follow(2);
  await projector.until(exchange.core.engine.seq);
  await expect.poll(() => seen.has('prune/after')).toBe(true);
  expect([...seen].sort()).toEqual([...steps].sort());
});

it('finishes a transaction of which only the lines were committed', async () => {
  const exchange = await openExchange();
  const projector = await follow('all');
  await projector.until(1);
  const cuts: number[] = [];
  let committed = 0;
  onStep((step) => {
    if (step !== 'projector/committed') return;
    committed += 1;
    // The lines are committed first: what comes next on the other connection is lost with it.
    if (committed % 5 !== 1) return;
    cuts.push(committed);
    proxy.down();
    setTimeout(() => proxy.up(), 60);
  });
  for (let round = 0; round < 3; round++) {
    const seq = await live(exchange, 8, 70 + round);
    await projector.until(seq);
  }
  expect(cuts.length).toBeGreaterThanOrEqual(2);
  const ahead = await ask(url, 'select projected.seq = projected_lines.seq as same from projected, projected_lines');
  expect(ahead).toEqual([{ same: true }]);

  const trades = putsOf<Trade>(exchange, tradesTable.name);
  const [all] = await ask<{ volume: bigint }>(
    url,
    `select sum(volume)::numeric(38,8) as volume from candles where interval = '1M'`,
  );
  expect(all!.volume).toBe(trades.reduce((sum, trade) => sum + trade.quantity, 0n));
  const lines = putsOf<Entry>(exchange, entriesTable.name);
  const entries = await ask<{ id: number }>(url, 'select id from entries order by id');
  expect(entries.map(({ id }) => id)).toEqual(lines.map(({ id }) => id).sort((a, b) => a - b));
  const rows = await ask<{ id: number }>(url, 'select id from spot_trades order by id');
  expect(rows.map(({ id }) => id)).toEqual(trades.filter((trade) => !trade.betweenDesks).map(({ id }) => id));
  expect(rows.length).toBeGreaterThan(50);
});

it('writes every line of the house, whose chain of balances is whole', async () => {
  const exchange = await openExchange();
  const projector = await follow('all');
  await projector.until(await live(exchange, 30, 80));
  const lines = putsOf<Entry>(exchange, entriesTable.name).filter(({ owner }) => isSystemAccount(owner));
  const accounts = Map.groupBy(lines, ({ owner, book, asset }) => `${owner} ${book} ${asset}`);
  const rows = await ask<Record<'owner' | 'id', number> & { asset: string; amount: bigint; balance_after: bigint }>(
    url,
    'select id, owner, asset, amount, balance_after from entries where owner < 100 order by id',
  );
  expect(rows.map(({ id }) => id)).toEqual(lines.map(({ id }) => id).sort((a, b) => a - b));
  for (const [account, all] of accounts) {
    const written = rows.filter(({ owner, asset }) => `${owner} spot ${asset}` === account);
    const sum = (of: readonly { amount: bigint }[]) => of.reduce((total, { amount }) => total + amount, 0n);
    expect([account, sum(written)]).toEqual([account, sum(all)]);
    let before = 0n;
    for (const { amount, balance_after } of written) {
      expect(balance_after).toBe(before + amount);
      before = balance_after;
    }
  }
});

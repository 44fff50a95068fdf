import { setTimeout as sleep } from 'node:timers/promises';
import { marketMakers, marketOf } from '@quay/cast';
import { accountsTable, coreTables, ordersTable, readChanges, type Table, type Trade, tradesTable } from '@quay/core';
import { Parts } from '@quay/money';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectList } from '../columns.ts';
import {
  type CandleRow,
  openJournal,
  type Projector,
  type ProjectorOptions,
  type StoredInterval,
  startProjector,
  storedIntervals,
} from '../index.ts';
import { wholeLedger } from '../products.ts';
import { ask, type Databases, startDatabases } from '../testing/databases.ts';
import { type Exchange, exchangeOn, lifeWith, people, randomOf } from '../testing/exchange.ts';
import { startProxy } from '../testing/proxy.ts';

const { opening, commandsOf } = lifeWith(['BTC', 'ETH', 'DOGE'].map(marketOf), [
  marketMakers.maker,
  marketMakers.taker,
]);
let databases: Databases;
let url: string;
let stopped: string[];
const ending: (() => Promise<void>)[] = [];

beforeAll(async () => {
  databases = await startDatabases();
});
afterAll(() => databases.stop());
beforeEach(async () => {
  url = await databases.migrated();
  stopped = [];
});
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

async function follow(more: Partial<ProjectorOptions> = {}): Promise<Projector> {
  const projector = await startProjector({
    databaseUrl: url,
    tables: coreTables,
    reached: () => undefined,
    stopped: (why) => stopped.push(why),
    ...more,
  });
  ending.push(() => projector.close());
  return projector;
}

/** An exchange whose journal is this database's, with its markets and people. */
async function openExchange(): Promise<Exchange> {
  const journal = await openJournal(url);
  ending.push(() => journal.close());
  const exchange = exchangeOn(journal);
  await journal.load(exchange.core.engine);
  if (exchange.core.engine.seq === 0) await exchange.submit(opening);
  return exchange;
}

async function live(exchange: Exchange, rounds: number, size: number, seed: number, each?: () => void): Promise<void> {
  const random = randomOf(seed);
  for (let round = 0; round < rounds; round++) {
    await exchange.submit(commandsOf(random, exchange.core, size));
    each?.();
  }
}

/** Rows by all their columns, so that two lists can be compared: a database returns them in any order. */
const sorted = <Row extends object>(rows: Iterable<Row>): Row[] =>
  [...rows]
    .map((row) => ({ row, key: Object.values(row).join(' ') }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row);

async function rowsIn<Row extends object = object>(table: Table, where = 'true'): Promise<Row[]> {
  const names = Object.keys(table.columns);
  const rows = await ask<Record<string, unknown>>(url, `select ${selectList(table)} from ${table.name} where ${where}`);
  return rows.map((row) => Object.fromEntries(Object.values(row).map((value, at) => [names[at]!, value])) as Row);
}

const putsOf = <Row>(exchange: Exchange, table: Table): Row[] =>
  exchange.batches
    .flatMap((batch) => readChanges(coreTables, batch.changes))
    .filter((change) => change.table.name === table.name && change.op === 'put')
    .map((change) => change.row as Row);

describe('after some life', () => {
  it('the rows are the core’s state, row for row', async () => {
    const exchange = await openExchange();
    const projector = await follow();
    await live(exchange, 150, 25, 11, () => projector.trigger(exchange.core.engine.seq));
    expect(await projector.until(exchange.core.engine.seq, 10_000)).toBe(true);
    expect(exchange.core.engine.broken()).toEqual([]);

    const { core } = exchange;
    expect(sorted(await rowsIn(accountsTable))).toEqual(sorted(core.ledger.accounts.values()));
    const open = [...people, marketMakers.maker, marketMakers.taker].flatMap((owner) =>
      core.spot.ordersOf(owner, null),
    );
    expect(open.length).toBeGreaterThan(50);
    expect(sorted(await rowsIn(ordersTable, `status = 'open'`))).toEqual(sorted(open));

    // What users ordered is there for good, what market makers ended is not.
    const orders = await rowsIn<{ id: number; owner: number; status: string }>(ordersTable);
    const usersOrders = new Set(
      putsOf<{ id: number; owner: number }>(exchange, ordersTable)
        .filter((order) => order.owner >= 1000)
        .map((order) => order.id),
    );
    expect(orders.filter((order) => order.owner >= 1000).length).toBe(usersOrders.size);
    expect(orders.filter((order) => order.owner < 1000 && order.status !== 'open')).toEqual([]);

    const trades = putsOf<Trade>(exchange, tradesTable);
    expect(trades.some((trade) => trade.betweenDesks)).toBe(true);
    expect(sorted(await rowsIn(tradesTable))).toEqual(sorted(trades.filter((trade) => !trade.betweenDesks)));
    expect(stopped).toEqual([]);
  });

  it('each account’s lines, of entries and trades, lead to its balance', async () => {
    const exchange = await openExchange();
    const projector = await follow();
    await live(exchange, 40, 20, 12);
    await projector.until(exchange.core.engine.seq, 10_000);
    const broken = await ask(
      url,
      `select * from (
         select *, lag(balance_after, 1, 0) over (partition by owner, book, asset order by id) as before
         from ${wholeLedger}
       ) as line where before + amount <> balance_after or balance_after < 0 and owner <> 1`,
    );
    expect(broken).toEqual([]);
    const wrong = await ask(
      url,
      `select owner, asset from accounts a
       where (owner >= 1000 or owner < 100) and available + frozen is distinct from
         (select balance_after from ${wholeLedger} where owner = a.owner and asset = a.asset order by id desc limit 1)`,
    );
    expect(wrong).toEqual([]);
    // Nothing is told twice: what stands in the trades stands nowhere else.
    const [rows] = await ask<Record<'entered' | 'traded', number>>(
      url,
      `select (select count(*) from entries where owner >= 100 and cause in ('trade', 'fee')) as entered,
         (select count(*) from ${wholeLedger} where owner >= 1000 and cause in ('trade', 'fee')) as traded`,
    );
    expect(rows!.entered).toBe(0);
    expect(rows!.traded).toBeGreaterThan(500);
    const sums = await ask<{ sum: bigint }>(
      url,
      'select sum(available + frozen)::numeric(38,8) as sum from accounts group by asset',
    );
    expect(sums.map(({ sum }) => sum)).toEqual(sums.map(() => 0n));
  });

  it('candles and tape are those of all trades, desks’ too', async () => {
    const exchange = await openExchange();
    const projector = await follow();
    await live(exchange, 300, 10, 13, () => projector.trigger(exchange.core.engine.seq));
    await projector.until(exchange.core.engine.seq, 10_000);
    const trades = putsOf<Trade>(exchange, tradesTable);

    // The database's own calendar, and plain sums: another way to the same candles.
    const width = {
      '1m': '1 minute',
      '5m': '5 minutes',
      '30m': '30 minutes',
      '1h': '1 hour',
      '4h': '4 hours',
      '1d': '1 day',
    } as const;
    const starts = (interval: StoredInterval) =>
      interval === '1w' || interval === '1M'
        ? `date_trunc('${interval === '1w' ? 'week' : 'month'}', at, 'UTC')`
        : `date_bin('${width[interval]}', at, 'epoch')`;
    const times = [...new Set(trades.map((trade) => trade.at))];
    expect(new Set(times.map((at) => new Date(at).getUTCDate())).size).toBeGreaterThan(1);
    for (const interval of storedIntervals) {
      const begun = await ask<{ at: number; start: number }>(
        url,
        `select at, ${starts(interval)} as start from unnest($1::timestamptz[]) as t (at)`,
        [times.map((at) => new Date(at))],
      );
      const starting = new Map(begun.map(({ at, start }) => [at, start]));
      const groups = Map.groupBy(trades, (trade) => `${trade.market} ${starting.get(trade.at)}`);
      const expected = [...groups.values()].map((group) => {
        const prices = group.map((trade) => trade.price);
        const byPrice = [...prices].sort((a, b) => (a < b ? -1 : 1));
        return {
          product: 'spot',
          market: group[0]!.market,
          interval,
          openedAt: starting.get(group[0]!.at)!,
          open: prices[0]!,
          high: byPrice.at(-1)!,
          low: byPrice[0]!,
          close: prices.at(-1)!,
          volume: group.reduce((sum, trade) => sum + trade.quantity, 0n),
          turnover: group.reduce((sum, trade) => sum + trade.amount, 0n),
        } satisfies CandleRow;
      });
      const found = await ask<CandleRow>(
        url,
        `select product, market, interval, opened_at as "openedAt", open, high, low, close, volume, turnover from candles where interval = $1`,
        [interval],
      );
      expect(sorted(found)).toEqual(sorted(expected));
    }

    const tape = await ask<{ id: number; market: string }>(
      url,
      'select id, market, price, quantity, side, at from tape order by id',
    );
    for (const [market, all] of Map.groupBy(trades, (trade) => trade.market)) {
      expect(all.length).toBeGreaterThan(100);
      const last = all
        .slice(-100)
        .map(({ id, price, quantity, side, at }) => ({ id, market, price, quantity, side, at }));
      expect(tape.filter((row) => row.market === market)).toEqual(last);
    }
  });

  it('a start from rows and tail is the state that was left', async () => {
    const exchange = await openExchange();
    const projector = await follow();
    await live(exchange, 40, 20, 14);
    await projector.until(exchange.core.engine.seq, 10_000);
    await projector.close();
    await live(exchange, 40, 20, 15);
    await ending.shift()!();

    const journal = await openJournal(url);
    ending.push(() => journal.close());
    const again = exchangeOn(journal);
    expect(await journal.load(again.core.engine)).toBe(41);
    expect(again.core.engine.seq).toBe(81);
    expect(again.core.engine.digest()).toBe(exchange.core.engine.digest());
    expect(again.core.engine.broken()).toEqual([]);
    expect(again.core.engine.now).toBe(exchange.core.engine.now);

    // And from rows alone.
    const later = await follow();
    await later.until(81, 10_000);
    const rowsOnly = exchangeOn(journal);
    expect(await journal.load(rowsOnly.core.engine)).toBe(81);
    expect(rowsOnly.core.engine.digest()).toBe(exchange.core.engine.digest());
    expect(rowsOnly.core.engine.now).toBe(exchange.core.engine.now);
  });

  it('large batches fit', async () => {
    const exchange = await openExchange();
    const projector = await follow();
    await live(exchange, 3, 4_000, 16);
    projector.trigger(exchange.core.engine.seq);
    expect(await projector.until(exchange.core.engine.seq, 20_000)).toBe(true);
    expect(sorted(await rowsIn(accountsTable))).toEqual(sorted(exchange.core.ledger.accounts.values()));
  });
});

describe('under overload', () => {
  const TRIES = 8;
  /** What rows take that nothing holds back. */
  const ROWS_COME_MS = 150;

  /** The tables have everything but one batch, which is reported as a large one, again and again. */
  async function overload(): Promise<{ projector: Projector; seq: number }> {
    const exchange = await openExchange();
    const projector = await follow();
    await projector.until(exchange.core.engine.seq, 10_000);
    let seq = 0;
    const notifying = setInterval(() => projector.trigger(seq, 1_000), 20);
    ending.push(async () => clearInterval(notifying));
    // A machine that holds this thread up has the overload end in between; then it is begun again.
    for (let tries = 0; tries < TRIES; tries++) {
      await live(exchange, 1, 20, 18 + tries);
      seq = exchange.core.engine.seq;
      await sleep(3 * ROWS_COME_MS);
      if (projector.seq < seq) return { projector, seq };
      await projector.until(seq, 10_000);
    }
    throw new Error('the rows came at once, each time');
  }

  it('rows wait, and come at once when somebody waits for them', async () => {
    const { projector, seq } = await overload();
    expect(await projector.until(seq, 2_000)).toBe(true);
  });

  it('rows wait for some seconds and no longer', async () => {
    const { projector, seq } = await overload();
    await expect.poll(() => projector.seq, { timeout: 10_000 }).toBe(seq);
  });

  it.each([
    ['small batches are none', [20]],
    ['one large batch among small ones is none', [20, 20, 20, 20, 1_000]],
  ])('%s: their rows come by themselves', async (_what, sizes) => {
    const exchange = await openExchange();
    const projector = await follow();
    await projector.until(exchange.core.engine.seq, 10_000);
    await live(exchange, 1, 20, 18);
    let turn = 0;
    const notifying = setInterval(() => projector.trigger(exchange.core.engine.seq, sizes[turn++ % sizes.length]), 20);
    ending.push(async () => clearInterval(notifying));
    await expect.poll(() => projector.seq, { timeout: 2_500 }).toBe(exchange.core.engine.seq);
  });
});

describe('trouble', () => {
  it('goes on after its connections broke, exactly once', async () => {
    const exchange = await openExchange();
    const proxy = await startProxy(url);
    ending.push(() => proxy.close());
    const projector = await follow({ databaseUrl: proxy.url });
    for (let round = 0; round < 8; round++) {
      await live(exchange, 5, 20, 20 + round);
      const lost = round % 2 === 0 ? proxy.loseNextAnswer() : proxy.loseNextQuestion();
      projector.trigger(exchange.core.engine.seq);
      await lost;
      expect(await projector.until(exchange.core.engine.seq, 10_000)).toBe(true);
    }
    const trades = putsOf<Trade>(exchange, tradesTable);
    const [day] = await ask<{ volume: bigint }>(
      url,
      `select sum(volume)::numeric(38,8) as volume from candles where interval = '1M'`,
    );
    expect(day!.volume).toBe(trades.reduce((sum, trade) => sum + trade.quantity, 0n));
    expect(sorted(await rowsIn(accountsTable))).toEqual(sorted(exchange.core.ledger.accounts.values()));
    expect(stopped).toEqual([]);
  });

  it('survives that its backend is killed in the middle of a transaction', async () => {
    const exchange = await openExchange();
    const projector = await follow();
    const killing = setInterval(
      () =>
        void ask(
          url,
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'quay projector'`,
        ).catch(() => undefined),
      120,
    );
    await live(exchange, 60, 20, 30, () => projector.trigger(exchange.core.engine.seq));
    clearInterval(killing);
    expect(await projector.until(exchange.core.engine.seq, 10_000)).toBe(true);
    const trades = putsOf<Trade>(exchange, tradesTable);
    const [day] = await ask<{ volume: bigint }>(
      url,
      `select sum(volume)::numeric(38,8) as volume from candles where interval = '1M'`,
    );
    expect(day!.volume).toBe(trades.reduce((sum, trade) => sum + trade.quantity, 0n));
  });

  it('stops when a constraint refuses, and leaves the rows as they were', async () => {
    const exchange = await openExchange();
    const projector = await follow();
    await projector.until(exchange.core.engine.seq, 10_000);
    // A fault of the core: a user's account below zero.
    const account = exchange.core.ledger.account(1000, 'spot', 'USDT');
    const all = exchange.core.ledger.balance(1000, 'spot', 'USDT').available;
    exchange.core.ledger.accounts.changeAvailable(account, true, new Parts().of(all + 1n));
    exchange.core.ledger.accounts.touch(account);
    await exchange.submit([{ name: 'wallet/open-account', input: { owner: 1999, kind: 'user' } }]);
    projector.trigger(exchange.core.engine.seq);
    expect(await projector.until(exchange.core.engine.seq, 1_000)).toBe(false);
    expect(stopped).toEqual([
      expect.stringMatching(/^the database refuses after batch 1: .*"accounts".*accounts_check/),
    ]);
    expect(stopped[0]).not.toContain('\n');
    expect(await ask(url, 'select owner from holders where owner = 1999')).toEqual([]);
    expect(await ask(url, 'select seq from projected')).toEqual([{ seq: 1 }]);
  });

  it('stops when the journal has a hole', async () => {
    const exchange = await openExchange();
    await live(exchange, 5, 5, 40);
    await ask(url, 'delete from journal where seq = 3');
    await follow();
    await sleep(300);
    expect(stopped).toEqual([expect.stringContaining('the journal has a hole')]);
  });

  it('is not held up by another projector that froze in the middle of a transaction', async () => {
    const exchange = await openExchange();
    const frozen = new pg.Client({ connectionString: url, application_name: 'quay projector' });
    frozen.on('error', () => undefined);
    await frozen.connect();
    await frozen.query('begin');
    await frozen.query('update projected_lines set seq = seq');
    await frozen.query('update projected set seq = seq');
    const projector = await follow();
    expect(await projector.until(exchange.core.engine.seq, 15_000)).toBe(true);
    await frozen.end().catch(() => undefined);
    expect(stopped).toEqual([]);
  });

  it('two projectors write each batch once', async () => {
    const exchange = await openExchange();
    const one = await follow();
    const two = await follow();
    await live(exchange, 40, 20, 41, () => {
      one.trigger(exchange.core.engine.seq);
      two.trigger(exchange.core.engine.seq);
    });
    expect(await one.until(exchange.core.engine.seq, 10_000)).toBe(true);
    expect(await two.until(exchange.core.engine.seq, 10_000)).toBe(true);
    const trades = putsOf<Trade>(exchange, tradesTable);
    const [day] = await ask<{ volume: bigint }>(
      url,
      `select sum(volume)::numeric(38,8) as volume from candles where interval = '1M'`,
    );
    expect(day!.volume).toBe(trades.reduce((sum, trade) => sum + trade.quantity, 0n));
    const tape = await ask<{ id: number }>(url, `select id from tape where market = 'BTC' order by id`);
    const ofBtc = trades.filter((trade) => trade.market === 'BTC').map(({ id }) => ({ id }));
    expect(ofBtc.length).toBeGreaterThan(100);
    expect(tape).toEqual(ofBtc.slice(-100));
    expect(stopped).toEqual([]);
  });
});

describe('pace', () => {
  it('gathers batches while nobody waits, and hurries when somebody does', async () => {
    const exchange = await openExchange();
    const steps: number[] = [];
    const projector = await follow({ reached: (seq) => steps.push(seq) });
    await projector.until(1, 10_000);
    steps.length = 0;
    const started = Date.now();
    await live(exchange, 30, 2, 50, () => projector.trigger(exchange.core.engine.seq));
    await expect.poll(() => steps.at(-1), { timeout: 5_000 }).toBe(exchange.core.engine.seq);
    expect(steps.length).toBeLessThanOrEqual((Date.now() - started) / 100 + 1);

    // A busy machine may be slow once; waiting for the gathering would be slow every time.
    const waits: number[] = [];
    for (let round = 0; round < 25 && !waits.some((wait) => wait < 80); round++) {
      await live(exchange, 1, 2, 51 + round);
      const request = Date.now();
      projector.trigger(exchange.core.engine.seq);
      expect(await projector.until(exchange.core.engine.seq, 5_000)).toBe(true);
      waits.push(Date.now() - request);
    }
    expect(Math.min(...waits)).toBeLessThan(80);
    expect(await projector.until(exchange.core.engine.seq + 1, 50)).toBe(false);
  });

  it('what comes while much is written goes with the next', async () => {
    const exchange = await openExchange();
    const steps: number[] = [];
    const projector = await follow({ reached: (seq) => steps.push(seq) });
    await projector.until(exchange.core.engine.seq, 10_000);
    steps.length = 0;
    const holding = new pg.Client({ connectionString: url });
    await holding.connect();
    ending.push(() => holding.end());
    await holding.query('begin');
    await holding.query('update projected set seq = seq');

    // More than goes into one transaction.
    for (let first = 10_000; first < 40_000; first += 5_000) {
      const owners = Array.from({ length: 5_000 }, (_, number) => first + number);
      await exchange.submit(owners.map((owner) => ({ name: 'wallet/open-account', input: { owner, kind: 'user' } })));
    }
    const many = exchange.core.engine.seq;
    projector.trigger(many);
    const held = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'quay projector' and wait_event_type = 'Lock'`;
    await expect.poll(() => ask(url, held), { timeout: 10_000 }).toHaveLength(1);
    for (let batch = 0; batch < 2; batch++) {
      await live(exchange, 1, 5, 70 + batch);
      await sleep(100);
    }
    await holding.query('rollback');
    await expect.poll(() => steps.at(-1), { timeout: 20_000 }).toBe(exchange.core.engine.seq);
    expect(steps).toHaveLength(2);
    expect(steps[0]).toBeLessThan(many);
  }, 60_000);

  it('prunes what the tables have, never more, and keeps an anchor for the chain', async () => {
    const exchange = await openExchange();
    await live(exchange, 30, 5, 60);
    const all = await follow({ keepBatches: 'all' });
    await all.until(exchange.core.engine.seq, 10_000);
    await all.close();
    expect(await ask(url, 'select count(*) from journal')).toEqual([{ count: 31 }]);

    const projector = await follow({ keepBatches: 10 });
    await live(exchange, 1, 5, 61);
    projector.trigger(32);
    await projector.until(32, 10_000);
    await projector.close();
    const kept = await ask<{ seq: number }>(url, 'select seq from journal order by seq');
    expect(kept[0]!.seq).toBeLessThanOrEqual(23);
    expect(kept[0]!.seq).toBeGreaterThanOrEqual(21);
    expect(kept.at(-1)!.seq).toBe(32);

    const none = await follow({ keepBatches: 0 });
    await sleep(200);
    await none.close();
    expect(await ask(url, 'select seq from journal')).toEqual([{ seq: 32 }]);
    await live(exchange, 3, 5, 62);
    await ending.shift()!();
    const journal = await openJournal(url);
    ending.push(() => journal.close());
    const again = exchangeOn(journal);
    await journal.load(again.core.engine);
    expect(again.core.engine.digest()).toBe(exchange.core.engine.digest());
  });
});

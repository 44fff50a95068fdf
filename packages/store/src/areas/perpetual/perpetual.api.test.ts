import { contractOf, marketMakers, marketOf } from '@quay/cast';
import type { Intent } from '@quay/contract/perpetual';
import {
  accountsTable,
  coreTables,
  fundFlowsTable,
  fundingPaymentsTable,
  liquidationsTable,
  perpetualProduct,
  plainOrder,
  premiumMinutesTable,
  readChanges,
  systemAccounts,
  type Table,
  takingsTable,
} from '@quay/core';
import { units } from '@quay/money';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { selectList } from '../../columns.ts';
import { openJournal, startProjector } from '../../index.ts';
import { wholeLedger } from '../../products.ts';
import { ask, type Databases, startDatabases } from '../../testing/databases.ts';
import { type Exchange, exchangeOn, people } from '../../testing/exchange.ts';

const [ALICE, BOB, CAROL, DAVE] = people;
const BTC = 'BTCUSDT-PERP';
const INVERSE = 'BTCUSD-PERP';
let databases: Databases;
let url: string;
const ending: (() => Promise<void>)[] = [];

beforeAll(async () => {
  databases = await startDatabases();
});
afterAll(() => databases.stop());
beforeEach(async () => {
  url = await databases.migrated();
});
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

const order = (owner: number, intent: Intent, quantity: string, price: string | null, contract = BTC) => ({
  name: 'perpetual/place-order',
  input: {
    ...{
      owner,
      clientId: price === null ? `${intent}-${owner}` : null,
      contract,
      intent,
      leverage: null,
      ...plainOrder,
    },
    ...{ type: price === null ? 'market' : 'limit', price: price === null ? null : units(price) },
    ...{ quantity: units(quantity), timeInForce: price === null ? 'ioc' : 'gtc' },
  },
});

const prices = (coin: string, price: string) => ({
  name: 'perpetual/record-prices',
  input: {
    coin,
    prices: [1, 2, 3].map((n) => ({ source: `venue-${n}`, price: units(price), weight: n, at: 2 ** 43 })),
  },
});

type Act = { readonly name: string; readonly input: object };

/** Two contracts, margin for three people and a market maker, and everything that can be done with it. */
const acts: readonly Act[] = [
  { name: 'market/list-market', input: marketOf('BTC') },
  ...[BTC, INVERSE].map((symbol) => ({
    name: 'perpetual/list-contract',
    input: { ...contractOf(symbol), referencePrice: units('60000') },
  })),
  { name: 'wallet/open-account', input: { owner: marketMakers.maker, kind: 'desk' } },
  ...people.map((owner) => ({ name: 'wallet/open-account', input: { owner, kind: 'user' } })),
  ...[ALICE, BOB, CAROL, marketMakers.maker].flatMap((owner) =>
    (['USDT', 'BTC'] as const).map((asset) => ({
      name: 'wallet/transfer-coins',
      input: {
        owner,
        requestId: asset,
        asset,
        fromBook: 'spot',
        toBook: 'contract',
        amount: units(asset === 'USDT' ? '10000' : '2'),
      },
    })),
  ),
  {
    name: 'wallet/fund-system-account',
    input: { account: systemAccounts.insurance, asset: 'USDT', amount: units('1000') },
  },
  { name: 'perpetual/set-margin-mode', input: { owner: ALICE, contract: BTC, mode: 'isolated' } },
  { name: 'perpetual/set-leverage', input: { owner: BOB, contract: BTC, leverage: 25 } },
  prices('BTC', '60000'),
  order(BOB, 'open-short', '0.1', '60000'),
  order(ALICE, 'open-long', '0.08', '60000'),
  order(marketMakers.maker, 'open-long', '0.5', '59900'),
  order(ALICE, 'open-long', '0.01', '59800'),
  order(BOB, 'open-short', '0.01', null),
  order(ALICE, 'close-long', '0.02', '61000'),
  order(CAROL, 'open-long', '500', '60000', INVERSE),
  order(BOB, 'open-short', '500', '59950.5', INVERSE),
  { name: 'perpetual/add-margin', input: { owner: ALICE, contract: BTC, amount: units('20') } },
  prices('BTC', '59000'),
  order(marketMakers.maker, 'close-long', '0.01', '59500'),
  order(ALICE, 'close-long', '0.03', '58900'),
  order(CAROL, 'close-long', '200', '58900', INVERSE),
  order(BOB, 'close-short', '100', null, INVERSE),
  // Dave is long with little behind it: a gap gives his position to the insurance fund, and a second one to the queue.
  {
    name: 'wallet/transfer-coins',
    input: {
      ...{ owner: DAVE, requestId: 'USDT', asset: 'USDT', fromBook: 'spot', toBook: 'contract' },
      amount: units('200'),
    },
  },
  { name: 'perpetual/set-leverage', input: { owner: DAVE, contract: BTC, leverage: 100 } },
  { name: 'perpetual/cancel-all', input: { owner: marketMakers.maker, symbol: null } },
  order(BOB, 'open-short', '0.1', '59100'),
  order(DAVE, 'open-long', '0.1', '59100'),
  prices('BTC', '57400'),
  prices('BTC', '52000'),
  {
    name: 'perpetual/set-tiers',
    input: { contract: BTC, ...tiersOf(), appliesAt: 2 ** 42, staff: 7 },
  },
  { name: 'perpetual/set-status', input: { contract: INVERSE, status: 'reduce-only', staff: 7 } },
];

/** A stamp of funding comes when positions are open. */
const START = Date.UTC(2025, 7, 31, 23, 56, 30);

function tiersOf() {
  const { cap, rows } = contractOf(BTC);
  return { cap, rows: rows.slice(0, 2) };
}

/** Rows by their first columns, so that two lists can be compared. */
const sorted = (rows: Iterable<object>): object[] =>
  [...rows]
    .map((row) => ({ row, key: Object.values(row).join(' ') }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row);

/** Rows of a state column by column, as its table has them: a position reads its amounts, and keeps more beside them. */
const rowsOf = ({ table, values }: { readonly table: Table; readonly values: Iterable<object> }): object[] =>
  sorted(
    [...values].map((row) =>
      Object.fromEntries(Object.keys(table.columns).map((name) => [name, Reflect.get(row, name) as unknown])),
    ),
  );

async function rowsIn(table: Table, where = 'true'): Promise<object[]> {
  const names = Object.keys(table.columns);
  const rows = await ask<Record<string, unknown>>(url, `select ${selectList(table)} from ${table.name} where ${where}`);
  return rows.map((row) => Object.fromEntries(Object.values(row).map((value, at) => [names[at]!, value])));
}

async function live(): Promise<Exchange> {
  const journal = await openJournal(url);
  ending.push(() => journal.close());
  const exchange = exchangeOn(journal, START);
  await journal.load(exchange.core.engine);
  let fact: Act = prices('BTC', '60000');
  for (const act of acts) {
    if (act.name === 'perpetual/record-prices') fact = act;
    // Between two acts more time passes than an index is fresh.
    const outcomes = await exchange.submit(act.name === 'perpetual/place-order' ? [fact, act] : [act]);
    const outcome = outcomes.at(-1);
    if (!outcome!.ok) throw new Error(`${act.name} was refused: ${outcome!.refusal.reason}`);
  }
  return exchange;
}

it('rows of contracts are the core’s state, row for row, and a core that starts from them is the same', async () => {
  const stopped: string[] = [];
  const projector = await startProjector({
    databaseUrl: url,
    tables: coreTables,
    reached: () => undefined,
    stopped: (why) => stopped.push(why),
  });
  ending.push(() => projector.close());
  const exchange = await live();
  const { core } = exchange;
  projector.trigger(core.engine.seq);
  expect([await projector.until(core.engine.seq, 10_000), stopped]).toEqual([true, []]);
  expect(core.engine.broken()).toEqual([]);

  const { contracts, positions, marks, orders } = core.perpetual;
  for (const state of [contracts, contracts.versions, contracts.tierRows, positions, marks.sources, marks.marks]) {
    const rows = rowsOf({ table: state.table, values: state.values() });
    expect(rows.length).toBeGreaterThan(0);
    expect([state.table.name, sorted(await rowsIn(state.table))]).toEqual([state.table.name, rows]);
  }
  expect(sorted(await rowsIn(orders.table, `status = 'open'`))).toEqual(sorted(orders.values()));
  expect(sorted(await rowsIn(accountsTable))).toEqual(sorted(core.ledger.accounts.values()));
  const { cases, syncing, fund } = core.perpetual;
  expect(fund.peaks.size).toBeGreaterThan(0);
  for (const state of [cases, syncing, fund.peaks]) {
    expect([state.table.name, sorted(await rowsIn(state.table))]).toEqual([state.table.name, sorted(state.values())]);
  }
  const written = exchange.batches.flatMap(({ changes }) => readChanges(coreTables, changes));
  for (const [log, least] of [
    [perpetualProduct.tables.trades, 5],
    [liquidationsTable, 2],
    [takingsTable, 2],
    [fundFlowsTable, 2],
    [fundingPaymentsTable, 4],
  ] as const) {
    const put = written.flatMap(({ table, row }) => (table.number === log.number ? [row] : []));
    expect([log.name, put.length >= least]).toEqual([log.name, true]);
    expect([log.name, sorted(await rowsIn(log))]).toEqual([log.name, sorted(put)]);
  }

  const { periods } = core.perpetual.funding;
  expect(sorted(await rowsIn(periods.table, `status = 'sampling'`))).toEqual(sorted(periods.values()));
  expect(await rowsIn(periods.table, `status = 'paid' and rate = 0.0001 and holders > 1`)).toHaveLength(2);
  const minutes = await rowsIn(premiumMinutesTable);
  const statuses = minutes.map((row) => (row as { status: string }).status);
  expect(statuses.filter((status) => status === 'open')).toHaveLength(2);
  expect(statuses.filter((status) => status === 'over').length).toBeGreaterThan(2);

  const broken = await ask(
    url,
    `select * from (
       select *, lag(balance_after, 1, 0) over (partition by owner, book, asset order by id) as before from ${wholeLedger}
     ) as line where before + amount <> balance_after`,
  );
  expect(broken).toEqual([]);

  // One core at a time: the first lets the journal go.
  await ending.pop()!();
  const journal = await openJournal(url);
  ending.push(() => journal.close());
  const again = exchangeOn(journal);
  await journal.load(again.core.engine);
  expect(again.core.engine.digest()).toBe(core.engine.digest());
  expect(again.core.engine.broken()).toEqual([]);
});

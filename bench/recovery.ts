import { type Column, createCore, ordersTable, systemAccounts } from '@quay/core';
import { openJournal } from '@quay/store';
import { startAside } from './aside.ts';
import { migratedDatabase, settle, within } from './database.ts';
import { line } from './figures.ts';
import { startWriting } from './journal.ts';
import { copyOutSeconds } from './peers/copy.ts';
import { traderFunds } from './traders.ts';

/** As many accounts as orders: two of each holder. */
const ORDERS = 1_000_000;
/** Number of the first holder, and of the first order. */
const FIRST = 10_000;
const TAIL = 200_000;
const TAIL_BATCH = 500;
const TABLES = ['accounts', 'holders', ordersTable.name];

/** From nothing to taking orders: a million accounts and a million waiting orders, and a journal that the tables lack. */
export async function run(): Promise<void> {
  const databaseUrl = await migratedDatabase();
  await listed(databaseUrl);
  await filled(databaseUrl);
  await settle(databaseUrl);
  const out = { name: 'copied out', figure: await copyOutSeconds(databaseUrl, TABLES) };
  const what = `${ORDERS.toLocaleString('en-US')} orders and as many accounts`;
  line(`${what}: copied out and dropped`, out.figure, 's');
  line(`${what}: into the core`, await intoCore(databaseUrl), 's', out);
  const begun = performance.now();
  const server = await startAside<string>('server.ts', { databaseUrl });
  const open = (performance.now() - begun) / 1_000;
  await server.end();
  line(`${what}: server takes orders`, open, 's', out, { atMost: 30 });
  await tail();
}

/** The markets as a server lists them, in the tables. */
async function listed(databaseUrl: string): Promise<void> {
  const server = await startAside<string>('server.ts', { databaseUrl });
  await server.end();
}

/**
 * Fills the tables in the form in which the projector writes them. Every holder sells in one market and buys in it: two
 * accounts, two orders, and what they claim is frozen.
 */
async function filled(databaseUrl: string): Promise<void> {
  const order: Readonly<Record<string, string>> = {
    id: `${FIRST} + number`,
    owner: 'owner',
    market: 'symbol',
    side: `case when sells then 'sell' else 'buy' end`,
    type: `'limit'`,
    price: 'wanted_price',
    quantity: 'wanted_quantity',
    filledQuantity: '0',
    filledAmount: '0',
    fee: '0',
    held: 'claim',
    makerFeeRate: 'maker_fee_rate',
    takerFeeRate: 'taker_fee_rate',
    status: `'open'`,
    createdAt: 'now()',
    updatedAt: 'now()',
    seat: `${FIRST} + number`,
  };
  const columns = Object.keys(ordersTable.columns);
  const values = columns.map((name) => order[name] ?? plainValue(name, ordersTable.columns[name]!));
  await within(databaseUrl, async (client) => {
    await client.query(`
      create temporary table wanted as
      select *, case when sells then wanted_quantity else wanted_price * wanted_quantity end as claim
      from (
        select number, ${FIRST} + number / 2 as owner, number % 2 = 0 as sells, listed.*, lot * 100 as wanted_quantity,
          reference_price + tick * (1 + number / 40 % 200) * case when number % 2 = 0 then 1 else -1 end as wanted_price
        from generate_series(0, ${ORDERS - 1}) as number
        join (select *, row_number() over (order by symbol) - 1 as place from markets) as listed
          on place = number / 2 % (select count(*) from markets)
      ) as priced`);
    await client.query(`
      insert into holders (owner, kind, opened_at)
      select ${FIRST} + number, 'user', now() from generate_series(0, ${ORDERS / 2 - 1}) as number`);
    await client.query(`
      insert into accounts (owner, book, asset, available, frozen)
      select owner, 'spot', case when sells then base else quote end, 1000, claim from wanted`);
    // All of it came from outside: accounts of an asset sum to zero.
    await client.query(`
      insert into accounts (owner, book, asset, available, frozen)
      select ${systemAccounts.outside}, 'spot', asset, -sum(available + frozen), 0 from accounts group by asset`);
    await client.query(`insert into ${ordersTable.name} (${columns.map(sqlName).join(', ')})
      select ${values.join(', ')} from wanted`);
    await client.query(
      `insert into sequences (name, last) values ('order', ${FIRST + ORDERS}) on conflict (name) do update set last = excluded.last`,
    );
    await client.query('analyze');
  });
}

/** A column that says something special of an order says nothing of these. */
function plainValue(name: string, column: Column<never>): string {
  if (column.nullable) return 'null';
  if (column.kind === 'set') return `'${column.members![0]}'`;
  if (column.kind === 'flag') return 'false';
  if (column.kind === 'amount' || column.kind === 'id') return '0';
  throw new Error(`the orders of the bench have no ${name}`);
}

const sqlName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Seconds until a core on this thread has its state, from the moment it asks for the lease; the state is checked. */
async function intoCore(databaseUrl: string): Promise<number> {
  const begun = performance.now();
  const journal = await openJournal(databaseUrl);
  const { engine } = createCore({ practice: traderFunds, port: { append: () => {} } });
  await journal.load(engine);
  const seconds = (performance.now() - begun) / 1_000;
  await journal.close();
  const broken = engine.broken();
  if (broken.length > 0) throw new Error(broken.join('; '));
  return seconds;
}

/** A journal that the tables have nothing of: all of it is replayed. */
async function tail(): Promise<void> {
  const databaseUrl = await migratedDatabase();
  const writing = await startWriting(databaseUrl);
  await writing.write(TAIL, TAIL_BATCH);
  const digest = writing.core.engine.digest();
  await writing.close();
  await settle(databaseUrl);

  const begun = performance.now();
  const journal = await openJournal(databaseUrl);
  const { engine } = createCore({ practice: traderFunds, port: { append: () => {} } });
  await journal.load(engine);
  const seconds = (performance.now() - begun) / 1_000;
  await journal.close();
  if (engine.digest() !== digest) throw new Error('the journal came to another state than the one that wrote it');
  line(`journal of ${TAIL.toLocaleString('en-US')} orders replayed`, seconds, 's');
  line('orders replayed', TAIL / seconds, 'orders/s');
}

import { Random } from '@quay/core/simulation';
import pg from 'pg';
import { within } from '../database.ts';

/**
 * What an exchange usually does with an order: one transaction, rows locked. The set of rows is that of one spot order
 * among others: the order, half a trade, one and a half balances, two ledger lines.
 */
const OWNERS = 1_000;
const CONNECTIONS = 8;
const QUOTE = 1;
const BASE = 2;

const SCHEMA = `
  create table orders (id bigint primary key, owner int not null, market int not null, side smallint not null,
    price bigint not null, quantity bigint not null, filled bigint not null, status smallint not null, at bigint not null);
  create index orders_of_owner on orders (owner, id);
  create table trades (id bigint primary key, market int not null, maker bigint not null, taker bigint not null,
    price bigint not null, quantity bigint not null, at bigint not null);
  create table balances (owner int not null, asset int not null, available bigint not null check (available >= 0),
    frozen bigint not null, primary key (owner, asset)) with (fillfactor = 50);
  create table ledger (id bigint primary key, owner int not null, asset int not null, amount bigint not null,
    reference bigint not null, at bigint not null);
  create sequence order_ids;
  create sequence trade_ids;
  create sequence ledger_ids;
  insert into balances select owner, asset, 1000000000000000, 0
    from generate_series(1, ${OWNERS}) owner, generate_series(1, 2) asset`;

const PLACE = `
  create function place(who int, other int, limit_price bigint, wanted bigint, meets boolean) returns bigint
  language plpgsql as $$
  declare placed bigint; has bigint;
  begin
    select available into has from balances where owner = who and asset = ${QUOTE} for update;
    placed := nextval('order_ids');
    insert into orders values (placed, who, 1, 0, limit_price, wanted,
      case when meets then wanted else 0 end, case when meets then 2 else 0 end, 1);
    update balances set available = available - wanted, frozen = frozen + wanted where owner = who and asset = ${QUOTE};
    insert into ledger values (nextval('ledger_ids'), who, ${QUOTE}, -wanted, placed, 1);
    if meets then
      select available into has from balances where owner = other and asset = ${BASE} for update;
      insert into trades values (nextval('trade_ids'), 1, other, placed, limit_price, wanted, 1);
      update balances set available = available + wanted where owner = other and asset = ${BASE};
      insert into ledger values (nextval('ledger_ids'), other, ${BASE}, wanted, placed, 1),
        (nextval('ledger_ids'), who, ${BASE}, wanted, placed, 1);
    end if;
    return placed;
  end $$`;

/** One order: who places it, who it meets, at what price, how much, and whether it trades at once. */
type Order = readonly [owner: number, other: number, price: number, quantity: number, meets: boolean];
type Placing = (client: pg.Client, order: Order) => Promise<void>;

export const prepareConventional = (url: string): Promise<void> =>
  within(url, async (client) => {
    await client.query(SCHEMA);
    await client.query(PLACE);
  });

/** One transaction an order, a statement a step. */
export const oneTransaction: Placing = async (client, [owner, other, price, quantity, meets]) => {
  const run = (name: string, text: string, values: readonly unknown[] = []) =>
    client.query({ name, text, values: [...values] });
  await run('begin', 'begin');
  await run('lock', `select available from balances where owner = $1 and asset = ${QUOTE} for update`, [owner]);
  const { rows } = await run(
    'order',
    `insert into orders values (nextval('order_ids'), $1, 1, 0, $2, $3, 0, 0, 1) returning id`,
    [owner, price, quantity],
  );
  const { id } = rows[0] as { id: string };
  await run(
    'hold',
    `update balances set available = available - $2, frozen = frozen + $2 where owner = $1 and asset = ${QUOTE}`,
    [owner, quantity],
  );
  await run('line', `insert into ledger values (nextval('ledger_ids'), $1, ${QUOTE}, $2, $3, 1)`, [
    owner,
    -quantity,
    id,
  ]);
  if (meets) {
    await run('lock other', `select available from balances where owner = $1 and asset = ${BASE} for update`, [other]);
    await run('trade', `insert into trades values (nextval('trade_ids'), 1, $1, $2, $3, $4, 1)`, [
      other,
      id,
      price,
      quantity,
    ]);
    await run('gain', `update balances set available = available + $2 where owner = $1 and asset = ${BASE}`, [
      other,
      quantity,
    ]);
    await run(
      'lines',
      `insert into ledger values (nextval('ledger_ids'), $1, ${BASE}, $3, $4, 1), (nextval('ledger_ids'), $2, ${BASE}, $3, $4, 1)`,
      [other, owner, quantity, id],
    );
    await run('filled', 'update orders set filled = $2, status = 2 where id = $1', [id, quantity]);
  }
  await run('commit', 'commit');
};

/** The strongest form of it: all of the order in one function of the server, one round trip. */
export const oneFunction: Placing = async (client, [owner, other, price, quantity, meets]) => {
  await client.query({
    name: 'place',
    text: 'select place($1, $2, $3, $4, $5)',
    values: [owner, other, price, quantity, meets],
  });
};

/** Durable orders a second with eight connections that each place one order after another. */
export async function conventionalRate(url: string, placing: Placing, seconds: number): Promise<number> {
  let orders = 0;
  let running = true;
  const connection = async (number: number) => {
    const random = new Random(number);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    while (running) {
      await placing(client, [
        1 + random.below(OWNERS),
        1 + random.below(OWNERS),
        29_000 + random.below(2_000),
        1 + random.below(100),
        random.chance(0.5),
      ]);
      orders += 1;
    }
    await client.end();
  };
  const connections = Array.from({ length: CONNECTIONS }, (_, number) => connection(number));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = orders;
  const begun = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const rate = ((orders - before) / (performance.now() - begun)) * 1000;
  running = false;
  await Promise.all(connections);
  return rate;
}

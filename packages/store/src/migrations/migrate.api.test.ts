import { type Column, coreTables, ordersTable, Reader, readRow, Writer } from '@quay/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sqlName } from '../columns.ts';
import { openJournal, openReads } from '../index.ts';
import { candlesTable, type Derived, tapeTable } from '../projector/derived.ts';
import { ask, type Databases, startDatabases } from '../testing/databases.ts';
import { migrate } from './migrate.ts';

let databases: Databases;
let url: string;

beforeAll(async () => {
  databases = await startDatabases();
  url = await databases.empty();
  // Two processes at once, and once more: it happens once.
  await Promise.all([migrate(url), migrate(url)]);
  await migrate(url);
});
afterAll(() => databases.stop());

const types: Readonly<Record<Column<never>['kind'], string>> = {
  id: 'bigint',
  time: 'timestamp(3) with time zone',
  amount: 'numeric(38,8)',
  text: 'text',
  flag: 'boolean',
  bytes: 'bytea',
  set: 'text',
};

const columnsIn = (table: string) =>
  ask<{ name: string; type: string; nullable: boolean }>(
    url,
    `select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as nullable
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );

const keyOf = async (table: string) => {
  const rows = await ask<{ name: string }>(
    url,
    `select attname as name from pg_index
     cross join unnest(indkey::smallint[]) with ordinality as k (attnum, position)
     join pg_attribute a on a.attrelid = indrelid and a.attnum = k.attnum
     where indrelid = $1::regclass and indisprimary order by k.position`,
    [table],
  );
  return rows.map((row) => row.name);
};

it.each(coreTables.map((table) => [table.name, table] as const))(
  '%s has the core’s columns and key',
  async (_, table) => {
    const expected = Object.entries(table.columns).map(([name, { kind, nullable }]) => ({
      name: sqlName(name),
      type: types[kind],
      nullable,
    }));
    expect(await columnsIn(table.name)).toEqual(expected);
    expect(await keyOf(table.name)).toEqual(table.key.map(sqlName));
  },
);

it.each(coreTables.map((table) => [table.name, table] as const))(
  '%s allows exactly the members of its sets',
  async (_, table) => {
    const checks = await ask<{ columns: string; clause: string }>(
      url,
      `select (select string_agg(attname, ',') from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns,
       pg_get_constraintdef(oid) as clause
     from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
      [table.name],
    );
    for (const [name, column] of Object.entries(table.columns)) {
      if (!column.members) continue;
      const allowed = checks
        .filter((check) => check.columns === sqlName(name) && /ANY|= '/.test(check.clause))
        .map((check) => [...check.clause.matchAll(/'([^']+)'/g)].map((match) => match[1]));
      expect(allowed, name).toEqual([[...column.members]]);
    }
  },
);

it.each([candlesTable, tapeTable].map((table) => [table.name, table] as const))(
  '%s has the columns that are written',
  async (_, table: Derived) => {
    const expected = Object.entries(table.columns).map(([name, kind]) => ({
      name: sqlName(name),
      type: types[kind],
      nullable: false,
    }));
    expect(await columnsIn(table.name)).toEqual(expected);
  },
);

it('has the thirteen currencies, USD at one', async () => {
  const rows = await ask<{ name: string; rate: bigint }>(url, 'select name, rate from currencies order by id');
  expect(rows).toHaveLength(13);
  expect(rows[0]).toEqual({ name: 'USD', rate: 100_000_000n });
});

it('stores what the journal carries as it is', async () => {
  const rows = await ask<{ storage: string }>(
    url,
    `select attstorage::text as storage from pg_attribute where attrelid = 'journal'::regclass and attname in ('commands', 'changes')`,
  );
  expect(rows.map((row) => row.storage)).toEqual(['e', 'e']);
});

describe('from the version before', () => {
  let old: string;
  const people = `insert into holders values (1000, 'user', now()), (1001, 'user', now()), (100, 'desk', now())`;
  const orders = `
    insert into spot_orders values
      (1, 1000, null, 'BTC', 'buy', 'limit', 5, 3, null, 1, 5, 0, 10, 0, 0, 'open', now(), now()),
      (2, 1000, null, 'BTC', 'buy', 'limit', 5, 3, null, 3, 15, 0, 0, 0, 0, 'filled', now(), now()),
      (3, 1001, null, 'BTC', 'buy', 'limit', 5, 3, null, 0, 0, 0, 0, 0, 0, 'cancelled', now(), now()),
      (4, 1001, null, 'BTC', 'buy', 'market', null, null, 9, 1, 5, 0, 0, 0, 0, 'expired', now(), now())`;
  const trades = `
    insert into spot_trades values
      (1, 'BTC', 5, 1, 5, 'buy', 9, 8, 1000, 1001, 0, 0, 'taker', false, '2026-03-01 23:59:59Z'),
      (2, 'BTC', 5, 2, 10, 'buy', 9, 8, 1000, 100, 0, 0, 'taker', false, '2026-03-02 00:00:00Z'),
      (3, 'BTC', 7, 1, 7, 'sell', 9, 8, 100, 1000, 0, 0, 'maker', false, '2026-03-02 09:00:00Z'),
      (4, 'BTC', 7, 1, 7, 'sell', 9, 8, 100, 1000, 0, 0, 'maker', false, '2026-01-02 09:00:00Z')`;

  beforeEach(async () => {
    old = await databases.empty();
    await migrate(old, '0001-first');
    await ask(old, people);
  });

  it('brings the orders, and says of each what its version did not know', async () => {
    await ask(old, orders);
    await migrate(old);
    const rows = await ask(
      old,
      'select id, time_in_force, self_trade, stop_price, seat, ended, triggered_at from spot_orders order by id',
    );
    const common = { self_trade: 'cancel-taker', stop_price: null, triggered_at: null };
    expect(rows).toEqual([
      { id: 1, time_in_force: 'gtc', seat: 1, ended: null, ...common },
      { id: 2, time_in_force: 'gtc', seat: 2, ended: null, ...common },
      { id: 3, time_in_force: 'gtc', seat: 3, ended: 'owner', ...common },
      { id: 4, time_in_force: 'ioc', seat: 4, ended: 'no-more-offers', ...common },
    ]);
  });

  it('adds up what users traded by day, as far back as it counts', async () => {
    await ask(old, trades);
    await ask(old, `update projected set at = '2026-03-03'`);
    await migrate(old);
    const rows = await ask(old, 'select owner, day, amount from spot_volumes order by owner, day');
    const day = (text: string) => Date.parse(text) / 86_400_000;
    expect(rows).toEqual([
      { owner: 1000, day: day('2026-03-01'), amount: 5n * 10n ** 8n },
      { owner: 1000, day: day('2026-03-02'), amount: 17n * 10n ** 8n },
      { owner: 1001, day: day('2026-03-01'), amount: 5n * 10n ** 8n },
    ]);
  });

  it.each([
    [0, null, 0, 0, 'gtc', null],
    [2, 'c-1', 0, 0, 'gtc', 'owner'],
    [3, 'ü'.repeat(90), 1, 1, 'ioc', 'no-more-offers'],
  ] as const)(
    'lengthens the order that was answered (status %i)',
    async (status, clientId, side, type, timeInForce, ended) => {
      const id = 70_000_000_000;
      const writer = new Writer();
      for (const number of [id, 1000]) writer.count(number);
      writer.count(clientId === null ? 0 : 1);
      if (clientId !== null) writer.text(clientId);
      writer.text('BTC');
      for (const number of [side, type, 1]) writer.count(number);
      writer.amount(64_000n * 10n ** 8n);
      writer.count(0);
      writer.count(0);
      for (const value of [1n, 10n ** 25n, 0n, 300n, 5n, 6n]) writer.amount(value);
      writer.count(status);
      for (const time of [1_772_000_000_000, 1_772_000_000_001]) writer.count(time);
      await ask(old, 'insert into spot_client_orders values (1000, $1, $2, $3, now())', ['c', '', writer.take()]);
      await migrate(old);
      const [row] = await ask<{ answer: Buffer }>(old, 'select answer from spot_client_orders');
      const reader = new Reader(row!.answer);
      expect(readRow(reader, ordersTable.columns)).toMatchObject({
        id,
        clientId,
        market: 'BTC',
        price: 64_000n * 10n ** 8n,
        filledAmount: 10n ** 25n,
        updatedAt: 1_772_000_000_001,
        timeInForce,
        selfTrade: 'cancel-taker',
        stopPrice: null,
        seat: id,
        ended,
        triggeredAt: null,
      });
      expect(reader.done).toBe(true);
    },
  );

  it('refuses a journal whose end is not in the tables, and changes nothing', async () => {
    await ask(old, orders);
    await ask(old, 'update writer set seq = 3');
    await expect(migrate(old)).rejects.toThrow(
      /0002-spot-complete.*: the version before this one was not stopped cleanly: start and stop it once more$/,
    );
    await expect(ask(old, 'select seat from spot_orders')).rejects.toThrow('seat');
    await ask(old, 'update projected set seq = 3');
    await migrate(old);
    expect(await ask(old, 'select seat from spot_orders where id = 4')).toEqual([{ seat: 4 }]);
  });

  it('fences a core of the version before that still runs', async () => {
    const running = await openJournal(old);
    await migrate(old);
    const batch = { seq: 1, at: 1_000, commands: new Uint8Array([1]), changes: new Uint8Array([1]) };
    await expect(running.append(batch)).rejects.toThrow('a newer core has taken over');
    await running.close();
    expect(await ask(old, 'select seq from journal')).toEqual([]);
  });

  it.each([
    [1, `type = 'stop-limit'`, 'spot_orders_stop_by_type'],
    [2, 'price = null', 'spot_orders_price_by_type'],
    [2, 'held = 1', 'spot_orders_over_holds_nothing'],
    [1, 'held = 0', 'spot_orders_open_rests'],
    [1, 'filled_quantity = 3', 'spot_orders_open_rests'],
    [1, `status = 'waiting'`, 'spot_orders_waiting_untouched'],
    [1, `status = 'cancelled', held = 0`, 'spot_orders_ended_says_why'],
    [2, `ended = 'owner'`, 'spot_orders_ended_says_why'],
    [1, `time_in_force = 'never'`, 'spot_orders_time_in_force_check'],
  ])('refuses order %i with %s', async (id, wrong, constraint) => {
    await ask(old, orders);
    await migrate(old);
    await expect(ask(old, `update spot_orders set ${wrong} where id = ${id}`)).rejects.toThrow(constraint);
  });
});

describe('from the version whose candles, tape and favourites were all of spot', () => {
  it('keeps them as spot’s, and takes those of another product beside them', async () => {
    const old = await databases.empty();
    await migrate(old, '0022-instruments');
    await ask(old, `insert into candles values ('BTC', '5m', '2026-03-01', 5, 7, 4, 6, 2, 11)`);
    await ask(old, `insert into tape values ('BTC', 3, 8, 5, 1, 'buy', '2026-03-01')`);
    await migrate(old);
    expect(await ask(old, 'select product, market, close from candles')).toEqual([
      { product: 'spot', market: 'BTC', close: 600_000_000n },
    ]);
    expect(await ask(old, 'select product, market, slot from tape')).toEqual([
      { product: 'spot', market: 'BTC', slot: 3 },
    ]);

    await ask(old, `insert into candles values ('BTC', '5m', '2026-03-01', 5, 7, 4, 6, 2, 11, 'perpetual')`);
    await ask(old, `insert into tape values ('BTC', 3, 8, 5, 1, 'buy', '2026-03-01', 'perpetual')`);
    expect(await ask(old, 'select product from candles order by product')).toHaveLength(2);
    await expect(
      ask(old, `insert into candles values ('BTC', '5m', '2026-03-01', 5, 7, 4, 6, 2, 11, 'spot')`),
    ).rejects.toThrow('candles_pkey');
    await expect(ask(old, `insert into candles values ('ETH', '5m', '2026-03-01', 5, 7, 4, 6, 2, 11)`)).rejects.toThrow(
      'product',
    );
  });
});

describe('from the version whose trades stood in entries', () => {
  let old: string;
  const sequences = (...rows: readonly string[]) => ask(old, `insert into sequences values ${rows.join(', ')}`);
  const trade = `(7, 'BTC', 5, 1, 5, 'buy', 9, 8, 1000, 1001, 0, 0, 'taker', false, now()`;

  beforeEach(async () => {
    old = await databases.empty();
    await migrate(old, '0005-c2c');
  });

  it.each([
    [[`('entry', 900)`, `('trade', 40)`], 900],
    [[`('entry', 900)`, `('trade', 4000)`], 4000],
    [[`('trade', 40)`], 40],
    [[`('entry', 900)`], 900],
    [[], undefined],
  ] as const)('goes on counting after %s', async (rows, last) => {
    await sequences(`('order', 5)`, ...rows);
    await migrate(old);
    const found = await ask<{ name: string; last: number }>(old, 'select name, last from sequences order by name');
    expect(found).toEqual([...(last === undefined ? [] : [{ name: 'entry', last }]), { name: 'order', last: 5 }]);
  });

  it('knows up to where trades stand in entries, and has two indexes of them', async () => {
    await sequences(`('entry', 900)`, `('trade', 4000)`, `('order', 7000)`);
    await migrate(old);
    expect(await ask(old, 'select last from trades_in_entries')).toEqual([{ last: 4000 }]);
    expect(await ask(url, 'select last from trades_in_entries')).toEqual([{ last: 0 }]);
    const indexes = await ask<{ columns: string }>(
      old,
      `select pg_get_indexdef(indexrelid) as columns from pg_index where indrelid = 'spot_trades'::regclass`,
    );
    const columns = indexes.map((index) => index.columns.replace(/.*\(/, '(')).sort();
    expect(columns).toEqual(['(buyer, market, id)', '(id)', '(seller, market, id)']);
  });

  it.each([
    ['1, null, 2, 3', 'spot_trades_buyer_after'],
    ['1, 2, null, 3', 'spot_trades_seller_after'],
    ['-1, 2, 3, 4', 'spot_trades_buyer_base_check'],
    ['1, -2, 3, 4', 'spot_trades_buyer_quote_check'],
    ['1, 2, -3, 4', 'spot_trades_seller_base_check'],
    ['1, 2, 3, -4', 'spot_trades_seller_quote_check'],
  ])('refuses a trade after which its sides have %s', async (after, constraint) => {
    await expect(ask(url, `insert into spot_trades values ${trade}, ${after})`)).rejects.toThrow(constraint);
  });

  it('refuses a journal whose end is not in the tables, and fences a core that still runs', async () => {
    await ask(old, 'update writer set seq = 3');
    await expect(migrate(old)).rejects.toThrow(
      /0006-trade-lines.*: the version before this one was not stopped cleanly: start and stop it once more$/,
    );
    await expect(ask(old, 'select last from trades_in_entries')).rejects.toThrow('trades_in_entries');
    await ask(old, 'update writer set seq = 0');
    const running = await openJournal(old);
    await migrate(old);
    const batch = { seq: 1, at: 1_000, commands: new Uint8Array([1]), changes: new Uint8Array([1]) };
    await expect(running.append(batch)).rejects.toThrow('a newer core has taken over');
    await running.close();
    expect(await ask(old, 'select seq from journal')).toEqual([]);
  });
});

describe('messages', () => {
  const insert = `insert into outbox (channel, address, subject, delivery, text, at)
    values ('email', 'alice@example.com', 'Your Quay code', 'kept', $1, now())`;

  it('of a version before are there to be sealed, and no text can be written in clear from then on', async () => {
    const old = await databases.empty();
    await migrate(old, '0007-ad-requests');
    const text = '482913 is your code to withdraw.';
    await ask(old, insert, [text]);
    await migrate(old);
    await expect(ask(old, insert, [text])).rejects.toThrow('outbox_text_is_sealed');

    const reads = openReads(old);
    const found = await reads.identity.clearMessages(10);
    expect(found).toEqual([{ id: 1, channel: 'email', address: 'alice@example.com', text }]);
    await reads.identity.sealMessage(1, Buffer.from('sealed'));
    await reads.identity.wipeClearMessages();
    expect(await reads.identity.clearMessages(10)).toEqual([]);
    expect(await reads.staff.outbox({ size: 10 })).toMatchObject([{ id: 1, sealed: Buffer.from('sealed') }]);
    expect(await ask(old, 'select text from outbox')).toEqual([{ text: null }]);
    await reads.close();
  });
});

describe('from the version in which the first start came back', () => {
  const first = `insert into staff_roles (name, rights, fixed) values ('Administrator', '{team}', true), ('Risk', '{}', true)`;
  const member = (name: string, role: number, active = true) =>
    `insert into staff_members (username, name, password_hash, role_id, active, enrolled_at, created_at)
     values ('${name}', '${name}', '', ${role}, ${active}, now(), now())`;

  it.each([
    ['one administrator', [member('anna', 1), member('rita', 2)], 0],
    ['two, of whom one was let go', [member('anna', 1), member('boris', 1, false)], 1],
    [
      'one who once had to ask',
      [
        member('anna', 1),
        `insert into approvals (kind, details, payload, reason, state, asked_by, asked_at)
         values ('add-member', '{}', '{}', '', 'refused', 1, now())`,
      ],
      1,
    ],
  ])('%s', async (_, rows, ended) => {
    const old = await databases.empty();
    await migrate(old, '0007-ad-requests');
    for (const statement of [first, ...rows]) await ask(old, statement);
    await migrate(old);
    expect(await ask(old, 'select one from staff_bootstrap')).toHaveLength(ended);
    // Who was there before counts as a person of their own.
    expect(await ask(old, 'select id from staff_members where issued_by is not null')).toEqual([]);
  });
});

describe('from the version that did not count the networks’ own coins', () => {
  it('begins at what an address has at the first look, and with nothing at a new one', async () => {
    const old = await databases.empty();
    await migrate(old, '0014-digests');
    await ask(
      old,
      `insert into users (id, username, password_hash, usercode, registered_at)
       values (1000, 'alice', '', 'a', now()), (1001, 'bob', '', 'b', now())`,
    );
    await ask(old, `insert into deposit_addresses values (1000, '0x${'a'.repeat(40)}', now())`);
    await ask(old, `insert into chain_networks (network, scanned, confirmed) values ('ERC20', 90, 80)`);
    await migrate(old);
    const { chain, close } = { ...openReads(old) };
    await chain.addDepositAddress(1001, `0x${'b'.repeat(40)}`, Date.now());
    const known = async (block: number) => {
      const found = await chain.nativeToCheck('ERC20', block, Date.now() - 60_000, 10);
      return Object.fromEntries(found.map((one) => [one.userId, one.known]));
    };
    await chain.addNativePayments('ERC20', 70, [{ address: `0x${'b'.repeat(40)}`, wei: 5n }]);
    await chain.addNativePayments('ERC20', 70, [{ address: `0x${'b'.repeat(40)}`, wei: 3n }]);
    expect(await known(80)).toEqual({ 1000: null, 1001: 5n });
    await chain.nativeChecked('ERC20', 1000, Date.now(), { block: 80, wei: 44n });
    await chain.addNativePayments('ERC20', 79, [{ address: `0x${'a'.repeat(40)}`, wei: 1n }]);
    await chain.addNativePayments('ERC20', 81, [{ address: `0x${'a'.repeat(40)}`, wei: 6n }]);
    expect(await known(81)).toEqual({ 1000: 50n, 1001: 5n });
    // A fork below the first look: what the address had there says nothing any more.
    await chain.rewind('ERC20', 75);
    expect(await known(75)).toEqual({ 1000: null, 1001: 5n });
    await close();
  });
});

import type { Cause } from '@quay/contract/wallet';
import type { Entry, Trade } from '@quay/core';
import { multiply, ONE, text, units } from '@quay/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, openReads, type Reads } from '../../index.ts';
import { wholeLedger } from '../../products.ts';
import { ask, type Databases, startDatabases } from '../../testing/databases.ts';
import { randomOf } from '../../testing/exchange.ts';
import type { EntriesWanted } from './lines.ts';

/** ALICE has traded for long, BOB since the last version, CAROL only with the market maker. */
const [ALICE, BOB, CAROL, DAVID] = [1_000, 1_001, 1_002, 1_003];
const DESK = 100;
const FEES = 2;
const BASES = ['BTC', 'ETH', 'DOGE'];
const DAY = 86_400_000;
const MONDAY = Date.UTC(2026, 5, 1);

let databases: Databases;
let url: string;
let reads: Reads;
const random = randomOf(77);

/** The ledger as it should be read: every line that was ever posted, in its order, whatever row it stands in. */
const ledger: Entry[] = [];
const trades: Trade[] = [];
const entries: Entry[] = [];
const balances = new Map<string, bigint>();
let line = 0;
let tradeId = 0;
let now = MONDAY;

function post(owner: number, asset: string, amount: bigint, cause: Cause, reference: number, id: number): Entry {
  const key = `${owner} ${asset}`;
  const balanceAfter = (balances.get(key) ?? 0n) + amount;
  balances.set(key, balanceAfter);
  const entry: Entry = { id, owner, book: 'spot', asset, amount, balanceAfter, cause, reference, at: now };
  if (owner !== DESK && amount !== 0n) ledger.push(entry);
  return entry;
}

function enter(owner: number, asset: string, amount: bigint, cause: Cause, reference = 1): void {
  line += 1;
  entries.push(post(owner, asset, amount, cause, reference, line));
}

function trade(buyer: number, seller: number, inEntries: boolean): void {
  const market = BASES[random(BASES.length)]!;
  const [quantity, price] = [units('0.5') * BigInt(1 + random(9)), ONE * BigInt(1 + random(5))];
  const amount = multiply(quantity, price, 'down');
  // A share of the fees is nothing: there is no line of it then.
  const [buyFee, sellFee] = [BigInt(random(3)) * 100n, BigInt(random(3)) * 100n];
  const legs = [
    [seller, market, -quantity, 'trade'],
    [buyer, market, quantity, 'trade'],
    [buyer, 'USDT', -amount, 'trade'],
    [seller, 'USDT', amount, 'trade'],
    [buyer, market, -buyFee, 'fee'],
    [seller, 'USDT', -sellFee, 'fee'],
  ] as const;
  if (inEntries) tradeId += 1;
  else {
    tradeId = line + 1;
    line += legs.length;
  }
  for (const [place, [owner, asset, moved, cause]] of legs.entries()) {
    if (!inEntries) post(owner, asset, moved, cause, tradeId, tradeId + place);
    else if (moved !== 0n && owner !== DESK) enter(owner, asset, moved, cause, tradeId);
    else post(owner, asset, moved, cause, tradeId, 0);
  }
  const after = (owner: number, asset: string) =>
    owner === DESK || inEntries ? null : balances.get(`${owner} ${asset}`)!;
  trades.push({
    ...{ id: tradeId, market, price, quantity, amount, side: 'buy', buyOrder: 2, sellOrder: 1, buyer, seller },
    ...{ buyFee, sellFee, buyRole: 'taker', betweenDesks: false, at: now },
    ...{ buyerBase: after(buyer, market), buyerQuote: after(buyer, 'USDT') },
    ...{ sellerBase: after(seller, market), sellerQuote: after(seller, 'USDT') },
  });
}

function live(count: number, owners: readonly number[], inEntries: boolean): void {
  for (let turn = 0; turn < count; turn++) {
    // Some trades of one moment, and sometimes the exchange's line after them.
    if (turn % 4 === 0) {
      if (random(2) === 0) enter(FEES, 'USDT', 5n, 'fee', tradeId);
      now += random(4) * 3_600_000;
    }
    const buyer = owners[random(owners.length)]!;
    const others = [...owners.filter((one) => one !== buyer && one !== CAROL), DESK];
    const seller = buyer === CAROL ? DESK : others[random(others.length)]!;
    if (random(2) === 0) trade(buyer, seller, inEntries);
    else trade(seller, buyer, inEntries);
    if (random(5) === 0) enter(buyer, random(2) === 0 ? 'USDT' : 'ETH', ONE, 'deposit');
  }
}

async function write(): Promise<void> {
  const put = async (table: string, rows: readonly object[]) => {
    const names = Object.keys(rows[0]!).map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    const json = rows.map((row) =>
      Object.fromEntries(
        Object.values(row).map((value, at) => [
          names[at],
          typeof value === 'bigint' ? text(value) : names[at] === 'at' ? new Date(value as number) : value,
        ]),
      ),
    );
    const list = names.join(', ');
    await ask(url, `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(json),
    ]);
  };
  const withoutAfter = ({ buyerBase, buyerQuote, sellerBase, sellerQuote, ...old }: Trade) => old;
  const inEntries = trades.every(({ buyerBase, sellerBase }) => buyerBase === null && sellerBase === null);
  await put('entries', entries.splice(0));
  await put('spot_trades', inEntries ? trades.splice(0).map(withoutAfter) : trades.splice(0));
}

beforeAll(async () => {
  databases = await startDatabases();
  url = await databases.empty();
  await migrate(url, '0005-c2c');
  for (const [position, base] of BASES.entries()) {
    await ask(
      url,
      `insert into markets values ($1, $1, 'USDT', $1, 1, 0.01, 0.01, 0.01, 100, 0, 0.1, 100, 0, 0, 5, $2, 'trading', now())`,
      [base, position],
    );
  }
  // Market makers trade most, and their trades among each other take numbers without leaving rows.
  tradeId = 5_000;
  for (const asset of ['USDT', ...BASES]) balances.set(`${DESK} ${asset}`, units('100000'));
  for (const owner of [ALICE, BOB, CAROL, DAVID]) {
    for (const asset of ['USDT', ...BASES]) enter(owner, asset, units('100000'), 'practice-funds', owner);
  }
  live(100, [ALICE, DAVID], true);
  await write();
  await ask(url, 'insert into sequences values ($1, $2), ($3, $4)', ['entry', line, 'trade', tradeId + 40]);
  await migrate(url);
  const [sequence, ...rest] = await ask<{ name: string; last: number }>(url, 'select name, last from sequences');
  expect([sequence!.name, rest]).toEqual(['entry', []]);
  expect(sequence!.last).toBe(Math.max(line, tradeId + 40));
  line = sequence!.last;
  live(160, [ALICE, BOB, CAROL, DAVID], false);
  await write();
  for (const [key, balance] of balances) {
    const [owner, asset] = key.split(' ');
    await ask(url, "insert into accounts values ($1, 'spot', $2, $3, 0)", [owner, asset, text(balance)]);
  }
  reads = openReads(url);
});
afterAll(async () => {
  await reads.close();
  await databases.stop();
});

const linesOf = (owner: number) => ledger.filter((one) => one.owner === owner);

it('all of it is one ledger: no line twice, none left out, in the order in which it was posted', async () => {
  const rows = await ask(
    url,
    `select id, owner, book, asset, amount, balance_after as "balanceAfter", cause, reference, at
     from ${wholeLedger} order by id`,
  );
  expect(rows).toEqual(ledger);
  expect(ledger.map(({ id }) => id)).toEqual(ledger.map(({ id }) => id).toSorted((a, b) => a - b));
  expect(ledger.filter(({ cause }) => cause === 'fee').length).toBeGreaterThan(150);
});

describe('pages', () => {
  /** A moment right before which there was a trade, and no entry after it. */
  const middle = () => {
    const half = Math.floor(ledger.length / 2);
    const first = ledger.findIndex(({ at }, n) => n > half && at > ledger[n - 1]!.at && ledger[n - 1]!.owner !== FEES);
    return ledger[first]!.at;
  };
  const early = () => ledger[60]!.at;
  const filters: readonly (readonly [string, () => Omit<EntriesWanted, 'size'>, (one: Entry) => boolean])[] = [
    ['everything', () => ({}), () => true],
    ['a base asset', () => ({ asset: 'BTC' }), ({ asset }) => asset === 'BTC'],
    ['the quote asset', () => ({ asset: 'USDT' }), ({ asset }) => asset === 'USDT'],
    ['no asset of theirs', () => ({ asset: 'XRP' }), () => false],
    ['a book', () => ({ book: 'spot' }), () => true],
    ['another book', () => ({ book: 'c2c' }), () => false],
    ['trades', () => ({ cause: 'trade' }), ({ cause }) => cause === 'trade'],
    ['fees', () => ({ cause: 'fee' }), ({ cause }) => cause === 'fee'],
    [
      'fees of buying',
      () => ({ cause: 'fee', asset: 'ETH' }),
      ({ cause, asset }) => cause === 'fee' && asset === 'ETH',
    ],
    [
      'fees of selling',
      () => ({ cause: 'fee', asset: 'USDT', book: 'spot' }),
      ({ cause, asset }) => cause === 'fee' && asset === 'USDT',
    ],
    ['deposits', () => ({ cause: 'deposit' }), ({ cause }) => cause === 'deposit'],
    [
      'deposits of an asset',
      () => ({ cause: 'deposit', asset: 'ETH' }),
      ({ cause, asset }) => cause === 'deposit' && asset === 'ETH',
    ],
    ['since a moment', () => ({ from: middle() }), ({ at }) => at >= middle()],
    ['until a moment', () => ({ to: middle() }), ({ at }) => at < middle()],
    ['until a moment of the last version', () => ({ to: early() }), ({ at }) => at < early()],
    [
      'a span across both versions',
      () => ({ from: early(), to: middle(), asset: 'USDT' }),
      ({ at, asset }) => at >= early() && at < middle() && asset === 'USDT',
    ],
  ];

  it.each(filters)('down and up, of any size: %s', async (_, wanted, holds) => {
    for (const owner of [ALICE, BOB, CAROL]) {
      const expected = linesOf(owner).filter(holds);
      // One line a page shows every edge that a cursor can have, inside of a trade and out of it.
      const sizes = owner === CAROL ? [1] : [7, 1_000];
      for (const size of sizes) {
        const down: Entry[] = [];
        const up: Entry[] = [];
        for (;;) {
          const page = await reads.wallet.entries(owner, { ...wanted(), size, before: down.at(-1)?.id });
          down.push(...page);
          if (page.length < size) break;
        }
        for (;;) {
          const page = await reads.wallet.entriesUpwards(owner, { ...wanted(), size, after: up.at(-1)?.id });
          up.push(...page);
          if (page.length < size) break;
        }
        expect([owner, size, up]).toEqual([owner, size, expected]);
        expect([owner, size, down]).toEqual([owner, size, expected.toReversed()]);
      }
    }
    expect(_ === 'no asset of theirs' || _ === 'another book' || linesOf(ALICE).some(holds)).toBe(true);
  });

  it('begin after any number, whosever it is', async () => {
    for (const expected of linesOf(BOB)) {
      expect(await reads.wallet.entriesUpwards(BOB, { after: expected.id - 1, size: 1 })).toEqual([expected]);
    }
  });

  it('have nothing of the desk', async () => {
    expect(await reads.wallet.entries(DESK, { size: 100 })).toEqual([]);
  });
});

it('a day ends with the last line of each account, wherever it stands', async () => {
  const days = Array.from({ length: Math.ceil((now - MONDAY) / DAY) + 2 }, (_, n) => MONDAY + (n - 1) * DAY);
  expect(days.length).toBeGreaterThan(5);
  for (const owner of [ALICE, BOB, CAROL]) {
    const expected = days.flatMap((day) => {
      const last = new Map<string, bigint>();
      for (const { asset, balanceAfter, at } of linesOf(owner)) if (at < day + DAY) last.set(asset, balanceAfter);
      return [...last].map(([asset, amount]) => ({ day, asset, amount }));
    });
    const order = (rows: readonly { day: number; asset: string }[]) =>
      rows.toSorted((a, b) => a.day - b.day || (a.asset < b.asset ? -1 : 1));
    // The second time from memory, as far as days are over.
    for (let again = 0; again < 2; again++) {
      expect(order(await reads.wallet.dayBalances(owner, days))).toEqual(order(expected));
    }
  }
});

import { marketMakers, marketOf } from '@quay/cast';
import { intervals } from '@quay/contract/market';
import { coreTables, type Entry, type Order } from '@quay/core';
import { units } from '@quay/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CandleRow,
  openedAt,
  openJournal,
  openReads,
  type Reads,
  type StoredInterval,
  startProjector,
  storedIntervals,
} from '../index.ts';
import { type Databases, startDatabases } from '../testing/databases.ts';
import { type Exchange, exchangeOn, lifeWith, people, randomOf } from '../testing/exchange.ts';

const { opening, commandsOf } = lifeWith(['BTC', 'ETH', 'DOGE'].map(marketOf), [
  marketMakers.maker,
  marketMakers.taker,
]);
const bitcoin = { product: 'spot', symbol: 'BTC' } as const;
let databases: Databases;
let reads: Reads;
let exchange: Exchange;
const ending: (() => Promise<void>)[] = [];

beforeAll(async () => {
  databases = await startDatabases();
  const databaseUrl = await databases.migrated();
  const journal = await openJournal(databaseUrl);
  exchange = exchangeOn(journal);
  const projector = await startProjector({ databaseUrl, tables: coreTables, reached() {}, stopped() {} });
  reads = openReads(databaseUrl);
  ending.push(
    reads.close,
    () => projector.close(),
    () => journal.close(),
  );
  await exchange.submit(opening);
  const random = randomOf(3);
  for (let round = 0; round < 60; round++) await exchange.submit(commandsOf(random, exchange.core, 20));
  expect(await projector.until(exchange.core.engine.seq, 20_000)).toBe(true);
});
afterAll(async () => {
  for (const end of ending) await end();
  await databases.stop();
});

const newestFirst = (rows: readonly { id: number }[]) => rows.every((row, at) => at === 0 || row.id < rows[at - 1]!.id);

describe('spot', () => {
  it('open orders are the core’s own', async () => {
    for (const owner of [...people, marketMakers.maker]) {
      const open = exchange.core.spot.ordersOf(owner, null).sort((a, b) => b.id - a.id);
      expect(await reads.spot.openOrders(owner)).toEqual(open);
      expect(await reads.spot.openOrders(owner, 'BTC')).toEqual(open.filter((order) => order.market === 'BTC'));
    }
  });

  it('history pages through every order that is over, once', async () => {
    const all = await reads.spot.history(1000, { size: 10_000 });
    expect(all.length).toBeGreaterThan(40);
    expect(newestFirst(all)).toBe(true);
    expect(all.every((order) => order.owner === 1000 && order.status !== 'open' && order.held === 0n)).toBe(true);
    const paged: Order[] = [];
    for (;;) {
      const page = await reads.spot.history(1000, { before: paged.at(-1)?.id, size: 7 });
      if (page.length === 0) break;
      paged.push(...page);
    }
    expect(paged).toEqual(all);
    const ofBtc = await reads.spot.history(1000, { market: 'BTC', size: 10_000 });
    expect(ofBtc).toEqual(all.filter((order) => order.market === 'BTC'));
  });

  it('an order is shown to its owner alone', async () => {
    const [mine] = await reads.spot.history(1000, { size: 1 });
    expect(await reads.spot.order(1000, mine!.id)).toEqual(mine);
    expect(await reads.spot.order(1001, mine!.id)).toBeUndefined();
    expect(await reads.spot.order(1000, 999_999_999)).toBeUndefined();
  });

  it('fills add up to what the orders say', async () => {
    const orders = [...(await reads.spot.history(1001, { size: 10_000 })), ...(await reads.spot.openOrders(1001))];
    const fills = await reads.spot.fills(1001, { size: 10_000 });
    expect(fills.length).toBeGreaterThan(40);
    expect(newestFirst(fills)).toBe(true);
    for (const order of orders) {
      const own = fills.filter((fill) => fill.buyOrder === order.id || fill.sellOrder === order.id);
      expect(await reads.spot.fills(1001, { order: order.id, size: 10_000 })).toEqual(own);
      expect(own.reduce((sum, fill) => sum + fill.quantity, 0n)).toBe(order.filledQuantity);
      expect(own.reduce((sum, fill) => sum + fill.amount, 0n)).toBe(order.filledAmount);
    }
    const second = await reads.spot.fills(1001, { before: fills[4]!.id, size: 5 });
    expect(second).toEqual(fills.slice(5, 10));
    const ofEth = fills.filter((fill) => fill.market === 'ETH');
    expect(await reads.spot.fills(1001, { market: 'ETH', before: ofEth[2]!.id, size: 4 })).toEqual(ofEth.slice(3, 7));
    expect(await reads.spot.fills(1001, { market: 'NOPE', size: 4 })).toEqual([]);
  });

  it('fills of an order are its owner’s alone, and none where something else is asked as well', async () => {
    const [one] = (await reads.spot.history(1001, { size: 10_000 })).filter((order) => order.filledQuantity > 0n);
    const { id: order, market, side, updatedAt } = one!;
    const own = await reads.spot.fills(1001, { order, size: 100 });
    expect(own.length).toBeGreaterThan(0);
    expect(await reads.spot.fills(1001, { order, market, side, to: updatedAt + 1, size: 100 })).toEqual(own);
    const last = own[0]!;
    for (const more of [
      { market: market === 'BTC' ? 'ETH' : 'BTC' },
      { side: side === 'buy' ? 'sell' : 'buy' },
      { from: last.at + 1 },
      { to: own.at(-1)!.at },
      { before: own.at(-1)!.id },
    ] as const) {
      expect([more, await reads.spot.fills(1001, { order, ...more, size: 100 })]).toEqual([more, []]);
    }
    for (const owner of people.filter((one) => one !== 1001)) {
      expect(await reads.spot.fills(owner, { order, size: 100 })).toEqual([]);
      expect(await reads.spot.fillsUpwards(owner, { order, size: 100 })).toEqual([]);
    }
    expect(await reads.spot.fills(1001, { order: 999_999_999, size: 100 })).toEqual([]);
  });

  it('filters history by everything that an order is, and by the time it was placed', async () => {
    const all = await reads.spot.history(1000, { size: 10_000 });
    const middle = all[Math.floor(all.length / 2)]!;
    const { market, side, type, status, createdAt } = middle;
    const later = createdAt + 60 * 60_000;
    for (const [wanted, holds] of [
      [{ market }, (one: Order) => one.market === market],
      [{ side }, (one: Order) => one.side === side],
      [{ type }, (one: Order) => one.type === type],
      [{ status }, (one: Order) => one.status === status],
      [{ from: createdAt }, (one: Order) => one.createdAt >= createdAt],
      [{ to: createdAt }, (one: Order) => one.createdAt < createdAt],
      [{ from: createdAt, to: createdAt + 1 }, (one: Order) => one.createdAt === createdAt],
      [{ market, side, from: createdAt, to: later }, (one: Order) => holdsAll(one)],
      [{ from: 0, to: 1 }, () => false],
      [{ from: Number.MAX_SAFE_INTEGER / 2 ** 6 }, () => false],
    ] as const) {
      const found = await reads.spot.history(1000, { ...wanted, size: 10_000 });
      expect([wanted, found]).toEqual([wanted, all.filter(holds)]);
    }
    function holdsAll(one: Order): boolean {
      return one.market === market && one.side === side && one.createdAt >= createdAt && one.createdAt < later;
    }
  });

  it('knows which orders are whose', async () => {
    const mine = (await reads.spot.history(1000, { size: 3 })).map((order) => order.id);
    const [other] = await reads.spot.history(1001, { size: 1 });
    expect((await reads.spot.known(1000, [...mine, other!.id, 999_999_999])).sort()).toEqual(mine.sort());
  });

  it('gives fills upwards with the rate of their order, by side and time', async () => {
    const fills = (await reads.spot.fills(1001, { size: 10_000 })).reverse();
    const upwards = await reads.spot.fillsUpwards(1001, { size: 10_000 });
    expect(upwards.map(({ feeRate: _, ...trade }) => trade)).toEqual(fills);
    for (const trade of upwards) {
      const bought = trade.buyer === 1001;
      const order = await reads.spot.order(1001, bought ? trade.buyOrder : trade.sellOrder);
      const isMaker = bought === (trade.buyRole === 'maker');
      expect(trade.feeRate).toBe(isMaker ? order!.makerFeeRate : order!.takerFeeRate);
    }
    const { id, at } = fills[10]!;
    const sold = fills.filter((trade) => trade.seller === 1001);
    expect(await reads.spot.fills(1001, { side: 'sell', size: 10_000 })).toEqual([...sold].reverse());
    const since = await reads.spot.fillsUpwards(1001, { side: 'sell', from: at, size: 10_000 });
    expect(since.map((trade) => trade.id)).toEqual(sold.filter((trade) => trade.at >= at).map((trade) => trade.id));
    const next = await reads.spot.fillsUpwards(1001, { after: id, size: 3 });
    expect(next.map((trade) => trade.id)).toEqual(fills.slice(11, 14).map((trade) => trade.id));
  });
});

it('balances are the core’s own', async () => {
  const own = [...exchange.core.ledger.accounts.values()].filter((account) => account.owner === 1002);
  expect(await reads.wallet.balances(1002)).toEqual(own.sort((a, b) => (a.asset < b.asset ? -1 : 1)));
  expect(await reads.wallet.balances(5555)).toEqual([]);
});

describe('the ledger', () => {
  it('is a chain for each coin that ends at the balance, in pages of any size', async () => {
    const all = await reads.wallet.entries(1002, { size: 10_000 });
    expect(all.length).toBeGreaterThan(100);
    expect(newestFirst(all)).toBe(true);
    for (const account of await reads.wallet.balances(1002)) {
      const own = await reads.wallet.entriesUpwards(1002, { asset: account.asset, size: 10_000 });
      expect(own).toEqual(all.filter((entry) => entry.asset === account.asset).reverse());
      let balance = 0n;
      for (const entry of own) {
        balance += entry.amount;
        expect(entry.balanceAfter).toBe(balance);
      }
      expect(balance).toBe(account.available + account.frozen);
    }
    const paged: Entry[] = [];
    for (;;) {
      const page = await reads.wallet.entries(1002, { before: paged.at(-1)?.id, size: 37 });
      if (page.length === 0) break;
      paged.push(...page);
    }
    expect(paged).toEqual(all);
  });

  it('is filtered by cause, coin and time, common and rare', async () => {
    const all = await reads.wallet.entries(1002, { size: 10_000 });
    const { at } = all[50]!;
    for (const [wanted, holds] of [
      [{ cause: 'fee' }, (one: Entry) => one.cause === 'fee'],
      [{ cause: 'practice-funds' }, (one: Entry) => one.cause === 'practice-funds'],
      [
        { cause: 'practice-funds', asset: 'BTC' },
        (one: Entry) => one.cause === 'practice-funds' && one.asset === 'BTC',
      ],
      [{ cause: 'safety-fund' }, () => false],
      [
        { cause: 'trade', asset: 'USDT', from: at },
        (one: Entry) => one.cause === 'trade' && one.asset === 'USDT' && one.at >= at,
      ],
      [{ to: at }, (one: Entry) => one.at < at],
    ] as const) {
      const found = await reads.wallet.entries(1002, { ...wanted, size: 10_000 });
      expect([wanted, found]).toEqual([wanted, all.filter(holds)]);
    }
    expect(await reads.wallet.entries(5555, { size: 10 })).toEqual([]);
  });
});

describe('market', () => {
  it('candles are the newest before a time, oldest first', async () => {
    const all = await reads.market.candles(bitcoin, '5m', { size: 1_000 });
    expect(all.length).toBeGreaterThan(1);
    expect(all.map((candle) => candle.openedAt)).toEqual(all.map((candle) => candle.openedAt).sort((a, b) => a - b));
    expect(await reads.market.candles(bitcoin, '5m', { size: 1 })).toEqual(all.slice(-1));
    expect(await reads.market.candles(bitcoin, '5m', { before: all.at(-1)!.openedAt, size: 1 })).toEqual(
      all.slice(-2, -1),
    );
  });

  it('candles without rows are folds of those that have them, also up to a time in the middle of one', async () => {
    const stored = new Map<StoredInterval, CandleRow[]>();
    for (const interval of storedIntervals) {
      stored.set(interval, await reads.market.candles(bitcoin, interval, { size: 10_000 }));
    }
    for (const interval of intervals) {
      // Another way to the same candles: all trades of a time, from the shortest rows.
      const groups = Map.groupBy(stored.get('1m')!, ({ openedAt: at }) => openedAt(interval, at));
      const expected = [...groups].map(([opened, rows]) => ({
        product: 'spot',
        market: 'BTC',
        interval,
        openedAt: opened,
        open: rows[0]!.open,
        high: rows.map(({ high }) => high).reduce((a, b) => (a > b ? a : b)),
        low: rows.map(({ low }) => low).reduce((a, b) => (a < b ? a : b)),
        close: rows.at(-1)!.close,
        volume: rows.reduce((sum, { volume }) => sum + volume, 0n),
        turnover: rows.reduce((sum, { turnover }) => sum + turnover, 0n),
      }));
      expect(await reads.market.candles(bitcoin, interval, { size: 10_000 })).toEqual(expected);
      expect(await reads.market.candles(bitcoin, interval, { size: 1 })).toEqual(expected.slice(-1));
      expect(await reads.market.candles(bitcoin, interval, { size: 2 })).toEqual(expected.slice(-2));
      const last = expected.at(-1)!.openedAt;
      expect(await reads.market.candles(bitcoin, interval, { size: 3, before: last })).toEqual(
        expected.slice(0, -1).slice(-3),
      );
      expect(await reads.market.candles(bitcoin, interval, { size: 3, before: last + 1 })).toEqual(expected.slice(-3));
    }
  });

  it('the latest trades come newest first', async () => {
    const trades = await reads.market.latestTrades(bitcoin, 17);
    expect(trades).toHaveLength(17);
    expect(newestFirst(trades)).toBe(true);
    expect(Object.keys(trades[0]!).sort()).toEqual(['at', 'id', 'market', 'price', 'product', 'quantity', 'side']);
    expect(await reads.market.latestTrades({ product: 'spot', symbol: 'NOPE' }, 17)).toEqual([]);
  });

  it('history comes before what was traded, once', async () => {
    const before = await reads.market.candles(bitcoin, '5m', { size: 1 });
    const [oldest] = await reads.market.candles(bitcoin, '5m', { before: before[0]!.openedAt + 1, size: 1_000 });
    const flat = (openedAt: number): CandleRow => {
      const price = units('50000');
      return {
        product: 'spot',
        market: 'BTC',
        interval: '5m',
        openedAt,
        open: price,
        high: price,
        low: price,
        close: price,
        volume: 5n,
        turnover: 7n,
      };
    };
    const rows = [flat(oldest!.openedAt - 300_000), flat(oldest!.openedAt)];
    expect(await reads.market.hasHistory()).toBe(false);
    const breaks = function* () {
      yield rows;
      throw new Error('the generator broke');
    };
    await expect(reads.market.writeHistory(breaks())).rejects.toThrow('the generator broke');
    expect(await reads.market.hasHistory()).toBe(false);

    await reads.market.writeHistory([rows]);
    expect(await reads.market.hasHistory()).toBe(true);
    const [earlier, joined] = await reads.market.candles(bitcoin, '5m', { size: 1_000 });
    expect(earlier).toEqual(rows[0]);
    expect(joined).toEqual({
      ...oldest!,
      open: units('50000'),
      low: units('50000'),
      volume: oldest!.volume + 5n,
      turnover: oldest!.turnover + 7n,
    });
    await expect(reads.market.writeHistory([rows])).rejects.toThrow(/candle_history/);
  });

  it('knows the currencies', async () => {
    const rows = await reads.market.currencies();
    expect(rows.map((row) => row.name)).toContain('CNY');
    expect(rows[0]).toEqual({ id: 1, name: 'USD', symbol: '$', rate: units('1'), ratedAt: null });
    await reads.market.saveRate('JPY', units('157.12345678'), 1_763_643_600_123);
    const after = await reads.market.currencies();
    expect(after.find(({ name }) => name === 'JPY')).toMatchObject({
      rate: units('157.12345678'),
      ratedAt: 1_763_643_600_123,
    });
    expect(after.filter(({ ratedAt }) => ratedAt !== null)).toHaveLength(1);
  });
});

describe('identity', () => {
  const hash = (seed: number) => new Uint8Array(32).fill(seed);

  it('adds a user once, whatever the capitals', async () => {
    const added = await reads.identity.addUser({
      username: 'Alice1990',
      passwordHash: 'h',
      usercode: 'A1',
      at: 1_700_000_000_123,
    });
    expect(added).not.toBe('taken');
    const { id } = added as { id: number };
    expect(id).toBeGreaterThanOrEqual(1000);
    expect(await reads.identity.addUser({ username: 'ALICE1990', passwordHash: 'x', usercode: 'A2', at: 0 })).toBe(
      'taken',
    );
    const user = {
      id,
      username: 'Alice1990',
      nickname: expect.stringMatching(/^Trader [0-9A-F]{7}$/),
      nicknameAt: null,
      passwordHash: 'h',
      usercode: 'A1',
      at: 1_700_000_000_123,
      email: null,
      phone: null,
      wallet: null,
      fundPasswordHash: null,
      fundFailures: 0,
      fundLockedUntil: null,
      antiPhishing: null,
      closesAt: null,
      standing: 'open',
      lockedReason: null,
      level: 'none',
      inviter: null,
      isGuest: false,
      authenticator: false,
      merchant: false,
      preferences: { language: null, currency: null, theme: null, updown: null },
    };
    expect(await reads.identity.userByName('alice1990')).toEqual(user);
    expect(await reads.identity.userById(id)).toEqual(user);
    expect(await reads.identity.userByName("' or 1=1 --")).toBeUndefined();
    expect(await reads.identity.userById(1)).toBeUndefined();

    expect(await reads.identity.savePreferences(id, { theme: 'light' })).toEqual({
      ...user.preferences,
      theme: 'light',
    });
    const saved = { language: 'zh_CN', currency: 'TWD', theme: null, updown: 'red' } as const;
    expect(await reads.identity.savePreferences(id, saved)).toEqual(saved);
    expect(await reads.identity.savePreferences(id, {})).toEqual(saved);
    expect(await reads.identity.savePreferences(1, { theme: 'dark' })).toBeUndefined();

    await reads.market.addFavourite(id, { product: 'spot', symbol: 'SOL' });
    await reads.market.addFavourite(id, { product: 'spot', symbol: 'BTC' });
    await reads.market.addFavourite(id, { product: 'spot', symbol: 'SOL' });
    expect(await reads.market.favourites(id, 'spot')).toEqual(['SOL', 'BTC']);
    await reads.market.removeFavourite(id, { product: 'spot', symbol: 'SOL' });
    await reads.market.removeFavourite(id, { product: 'spot', symbol: 'SOL' });
    expect(await reads.market.favourites(id, 'spot')).toEqual(['BTC']);

    await reads.identity.addSession({ tokenHash: hash(1), user: id, at: 1_000, expiresAt: 9_000 });
    expect(await reads.identity.session(hash(1))).toEqual({
      id: expect.any(Number),
      user: id,
      demo: false,
      standing: 'open',
      at: 1_000,
      seenAt: 1_000,
      expiresAt: 9_000,
    });
    await reads.identity.touchSession(hash(1), 5_000);
    expect((await reads.identity.session(hash(1)))?.seenAt).toBe(5_000);
    await reads.identity.addSession({ tokenHash: hash(2), user: id, at: 1_000, expiresAt: 10_000 });
    expect(await reads.identity.removeSessions(9_500)).toBe(1);
    expect(await reads.identity.session(hash(1))).toBeUndefined();
    await reads.identity.endSession(hash(2));
    expect(await reads.identity.session(hash(2))).toBeUndefined();
  });

  it('adds a user once, whatever names it', async () => {
    const named = { email: 'Carol@example.com', phone: '+4915123456789', wallet: `0x${'ab'.repeat(20)}` };
    const added = await reads.identity.addUser({
      ...named,
      username: 'carol1',
      passwordHash: null,
      usercode: 'C1',
      at: 0,
    });
    const { id } = added as { id: number };
    const other = { username: 'carol2', passwordHash: null, usercode: 'C2', at: 0 };
    expect(await reads.identity.addUser({ ...other, email: 'CAROL@example.com' })).toBe('taken');
    expect(await reads.identity.addUser({ ...other, phone: named.phone })).toBe('taken');
    expect(await reads.identity.addUser({ ...other, wallet: named.wallet })).toBe('taken');
    expect((await reads.identity.userByEmail('carol@EXAMPLE.com'))?.id).toBe(id);
    expect((await reads.identity.userByPhone(named.phone))?.id).toBe(id);
    expect((await reads.identity.userByWallet(named.wallet.toUpperCase().replace('0X', '0x')))?.id).toBe(id);
    expect((await reads.identity.userByUsercode('C1'))?.id).toBe(id);
  });

  it('a code is used by one of those who come at once, and guessed five times at most', async () => {
    const key = { purpose: 'register', subject: 'a@example.com', channel: 'email', address: 'a@example.com' } as const;
    const limits = { resendMs: 60_000, most: 10, since: 0 };
    const add = (at: number, seed: number) =>
      reads.identity.addCode(
        { ...key, codeHash: hash(seed), isRequested: true, at, expiresAt: at + 1_000_000 },
        limits,
      );
    const added = await Promise.all(Array.from({ length: 5 }, () => add(1_000, 1)));
    expect(added.filter((one) => typeof one === 'object' && 'id' in one)).toHaveLength(1);
    expect(await add(31_000, 2)).toEqual({ waitMs: 30_000 });

    const tries = await Promise.all(Array.from({ length: 20 }, () => reads.identity.tryCode(key, hash(9), 2_000, 5)));
    expect(tries.filter((one) => one && !one.right)).toHaveLength(5);
    expect(await reads.identity.tryCode(key, hash(1), 2_000, 5)).toBeUndefined();

    await add(61_000, 3);
    const right = await reads.identity.tryCode(key, hash(3), 62_000, 5);
    expect(right?.right).toBe(true);
    const spent = await Promise.all(Array.from({ length: 9 }, () => reads.identity.spendCode(right!.id, 62_000)));
    expect(spent.filter(Boolean)).toHaveLength(1);
    expect(await reads.identity.tryCode(key, hash(3), 62_000, 5)).toBeUndefined();

    for (let n = 2; n < 10; n += 1) expect(await add(n * 61_000, 4)).toHaveProperty('id');
    expect(await add(10 * 61_000, 4)).toBe('too-many');
    // A bound address is its owner's: what others ask for does not count there.
    const bound = { ...key, subject: 'user 7', codeHash: hash(5), isRequested: false, at: 700_000, expiresAt: 800_000 };
    expect(await reads.identity.addCode(bound, limits)).toHaveProperty('id');
    expect(await reads.identity.removeCodes(700_000)).toBe(10);
  });

  it('a ticket is taken by one of those who come at once, and tried so many times', async () => {
    const ticket = { kind: 'login', user: undefined, data: { chainId: 1 }, expiresAt: 9_000 };
    await reads.identity.addTicket({ ...ticket, tokenHash: hash(1) });
    expect(await reads.identity.takeTicket('freeze', hash(1), 1_000)).toBeUndefined();
    expect(await reads.identity.ticket('login', hash(1), 9_000)).toBeUndefined();
    expect(await reads.identity.ticket('login', hash(1), 8_999)).toEqual({ user: null, data: { chainId: 1 } });
    const tries = await Promise.all(Array.from({ length: 9 }, () => reads.identity.tryTicket('login', hash(1), 1, 5)));
    expect(tries.filter(Boolean)).toHaveLength(5);
    const taken = await Promise.all(Array.from({ length: 9 }, () => reads.identity.takeTicket('login', hash(1), 1)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    await reads.identity.addTicket({ ...ticket, tokenHash: hash(2) });
    expect(await reads.identity.removeTickets(9_001)).toBe(1);
  });

  it('remembers devices and places', async () => {
    const { id } = (await reads.identity.addUser({
      username: 'davids',
      passwordHash: null,
      usercode: 'D1',
      at: 0,
    })) as { id: number };
    const note = (device: string, place: string, at: number) =>
      reads.identity.noteDevice(id, device, place, at, at - 90_000);
    expect(await note('Chrome, Android', '192.0.2', 1_000)).toBe(false);
    expect(await note('Chrome, Android', '192.0.2', 2_000)).toBe(true);
    expect(await note('Chrome, Android', '198.51.100', 3_000)).toBe(false);
    expect(await note('Firefox, Linux', '192.0.2', 4_000)).toBe(false);
    expect(await note('Firefox, Linux', '198.51.100', 5_000)).toBe(true);
    expect(await note('Chrome, Android', '192.0.2', 200_000)).toBe(false);
    expect(await reads.identity.removeDevices(200_000)).toBe(3);
  });

  it('two sign-ups at once with one name make one user', async () => {
    const tries = Array.from({ length: 5 }, (_, at) =>
      reads.identity.addUser({ username: 'bobmiller', passwordHash: 'h', usercode: `B${at}`, at: 0 }),
    );
    const results = await Promise.all(tries);
    expect(results.filter((result) => result === 'taken')).toHaveLength(4);
  });
});

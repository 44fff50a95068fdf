import { markets } from '@quay/cast';
import { intervals } from '@quay/contract/market';
import { plainLimit } from '@quay/core';
import { units } from '@quay/money';
import { openedAt } from '@quay/store';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inProcessCore } from '../../outside/simulated-market/testing/in-process-core.ts';
import { previous } from './buckets.ts';
import { OpenCandles, quiet, withoutHoles } from './candles.ts';
import { RollingDay } from './day.ts';
import { Depth } from './depth.ts';
import { MarketView } from './view.ts';
import { tickerOnWire } from './wire.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 2, 4, 12);
const trade = (at: number, price: bigint, quantity = 1n) => ({ at, price, quantity, amount: price * quantity });

/** A reader of the feed: a snapshot at any moment, then every difference. */
function reader(bids: readonly [bigint, bigint][], asks: readonly [bigint, bigint][]) {
  const sides = { bids: new Map(bids), asks: new Map(asks) };
  return {
    sides,
    apply(difference: { bids: readonly [bigint, bigint][]; asks: readonly [bigint, bigint][] }) {
      for (const side of ['bids', 'asks'] as const) {
        for (const [price, quantity] of difference[side]) {
          if (quantity === 0n) sides[side].delete(price);
          else sides[side].set(price, quantity);
        }
      }
    },
  };
}

const TICK = 5n;
const LOT = 2n;

describe('depth', () => {
  it('is the sum of what rests, and its differences rebuild it from any snapshot', () => {
    const change = fc.record({
      side: fc.constantFrom('buy' as const, 'sell' as const),
      ticks: fc.integer({ min: 1, max: 40 }),
      lots: fc.integer({ min: 1, max: 5 }),
      removed: fc.boolean(),
      take: fc.nat(3).map((n) => n === 0),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 200 }), fc.nat(200), (changes, from) => {
        const depth = new Depth(TICK, LOT);
        const sums = { buy: new Map<bigint, bigint>(), sell: new Map<bigint, bigint>() };
        let replica: ReturnType<typeof reader> | undefined;
        let holds = 0;
        const take = () => {
          const difference = depth.takeDifference();
          if (!difference) return;
          if (replica) {
            expect(difference.previous).toBe(holds);
            replica.apply(difference);
          }
          expect(difference.sequence).toBe(difference.previous + 1);
          holds = difference.sequence;
        };
        for (const [n, { side, ticks, lots, removed, take: takes }] of changes.entries()) {
          const price = BigInt(ticks) * TICK;
          if (removed) sums[side].delete(price);
          else sums[side].set(price, BigInt(lots) * LOT);
          depth.put(side, ticks, removed ? 0 : lots);
          if (n === from) replica = reader(depth.bids(500), depth.asks(500));
          if (takes) take();
        }
        take();
        const bids = [...sums.buy].sort(([a], [b]) => (a > b ? -1 : 1));
        const asks = [...sums.sell].sort(([a], [b]) => (a < b ? -1 : 1));
        expect(depth.bids(500)).toEqual(bids);
        expect(depth.asks(500)).toEqual(asks);
        if (replica) {
          expect(new Map(bids)).toEqual(replica.sides.bids);
          expect(new Map(asks)).toEqual(replica.sides.asks);
        }
      }),
    );
  });

  it('shows the readers of a deep book its best 500 levels, though the others never changed', () => {
    const depth = new Depth(TICK, LOT);
    for (let ticks = 1; ticks <= 700; ticks++) depth.put('buy', ticks, 1);
    depth.takeDifference();
    const replica = reader(depth.bids(500), []);
    let seed = 7;
    for (let n = 0; n < 400; n++) {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      const best = Number((depth.bid ?? 0n) / TICK);
      if (seed % 3 === 0) depth.put('buy', best + (seed % 5) + 1, 2);
      else if (best > 0) depth.put('buy', best, 0);
      if (n % 3 === 0) {
        const difference = depth.takeDifference();
        if (difference) replica.apply(difference);
        expect(replica.sides.bids).toEqual(new Map(depth.bids(500)));
      }
    }
  });
});

describe('a book that grows deeper than its readers see, and back', () => {
  it('leaves no level behind with them', () => {
    const depth = new Depth(TICK, LOT);
    for (let ticks = 1_001; ticks <= 1_490; ticks++) depth.put('sell', ticks, 1);
    depth.takeDifference();
    const replica = reader([], depth.asks(500));
    const next = () => {
      const difference = depth.takeDifference();
      if (difference) replica.apply(difference);
      expect(replica.sides.asks).toEqual(new Map(depth.asks(500)));
    };
    for (let ticks = 1_000; ticks > 900; ticks -= 7) {
      depth.put('sell', ticks, 1);
      next();
    }
    // Beyond the window: nobody who reads it may know that these ever were.
    for (let ticks = 1_490; ticks > 1_470; ticks--) depth.put('sell', ticks, 0);
    next();
    for (const [price] of depth.asks(300)) depth.put('sell', Number(price / TICK), 0);
    next();
  });
});

describe('candles', () => {
  it('open where UTC, Mondays and months say', () => {
    const candles = new OpenCandles();
    // Sunday 1 March 2026, 23:59:59.999, and the moment after.
    const before = Date.UTC(2026, 2, 1, 23, 59, 59, 999);
    candles.add(trade(before, 10n));
    candles.add(trade(before + 1, 12n));
    const opens = (interval: (typeof intervals)[number]) =>
      candles.latest(interval, before + 1).map((bar) => new Date(bar.openedAt).toISOString().slice(0, 16));
    expect(opens('5m')).toEqual(['2026-03-01T23:55', '2026-03-02T00:00']);
    expect(opens('4h')).toEqual(['2026-03-01T20:00', '2026-03-02T00:00']);
    expect(opens('1d')).toEqual(['2026-03-01T00:00', '2026-03-02T00:00']);
    expect(opens('1w')).toEqual(['2026-02-23T00:00', '2026-03-02T00:00']);
    expect(opens('1M')).toEqual(['2026-03-01T00:00']);
    expect(candles.latest('1M', before + 1)[0]).toMatchObject({
      open: 10n,
      high: 12n,
      low: 10n,
      close: 12n,
      volume: 2n,
    });
  });

  it('agree at every interval with the trades in them', () => {
    const trades = fc.array(fc.tuple(fc.integer({ min: 0, max: 8 * 60 * MINUTE }), fc.integer({ min: 1, max: 99 })), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(trades, fc.constantFrom(...intervals), fc.nat(59), (dealt, interval, looked) => {
        const candles = new OpenCandles();
        const sorted = dealt
          .map(([after, price]) => ({ at: NOON + after, price: BigInt(price) }))
          .sort((a, b) => a.at - b.at);
        for (const [n, { at, price }] of sorted.entries()) {
          candles.add(trade(at, price));
          if (n === looked) candles.latest(interval, at);
        }
        const now = sorted.at(-1)!.at;
        const inside = sorted
          .filter(({ at }) => openedAt(interval, at) === openedAt(interval, now))
          .map(({ price }) => price);
        const byPrice = [...inside].sort((a, b) => Number(a - b));
        expect(candles.latest(interval, now).at(-1)).toMatchObject({
          openedAt: openedAt(interval, now),
          open: inside[0],
          high: byPrice.at(-1),
          low: byPrice[0],
          close: inside.at(-1),
          volume: BigInt(inside.length),
        });
      }),
    );
  });

  it('go on without a trade: the bucket that is open now repeats the last close', () => {
    const candles = new OpenCandles();
    expect(candles.latest('5m', NOON)).toEqual([]);
    candles.add(trade(NOON, 10n));
    expect(candles.latest('5m', NOON + 17 * MINUTE).at(-1)).toEqual(quiet(NOON + 15 * MINUTE, 10n));
  });

  it('are filled without holes at every interval', () => {
    const bars = fc.uniqueArray(fc.nat(2_000), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(bars, fc.constantFrom(...intervals), fc.integer({ min: 1, max: 100 }), (slots, interval, size) => {
        const last = previous(interval, NOON);
        const opens = [last];
        while (opens.length < 120) opens.push(previous(interval, opens.at(-1)!));
        const known = slots
          .filter((slot) => slot < opens.length)
          .sort((a, b) => b - a)
          .map((slot) => ({ ...quiet(opens[slot]!, BigInt(slot + 1)), volume: 1n }));
        const filled = withoutHoles(known, interval, last, size);
        if (known.length === 0) expect(filled).toEqual([]);
        else expect(filled).toHaveLength(Math.min(size, opens.indexOf(known[0]!.openedAt) + 1));
        for (const [at, bar] of filled.entries()) {
          if (at > 0) expect(previous(interval, bar.openedAt)).toBe(filled[at - 1]!.openedAt);
          const real = known.find((one) => one.openedAt === bar.openedAt);
          const close = known.findLast((one) => one.openedAt <= bar.openedAt)!.close;
          expect(bar).toEqual(real ?? quiet(bar.openedAt, close));
        }
        if (filled.length > 0) expect(filled.at(-1)!.openedAt).toBe(last);
      }),
    );
  });
});

describe('the last 24 hours', () => {
  it('are what all trades of the window come to, at every moment', () => {
    const trades = fc.array(fc.record({ gap: fc.nat(90), price: fc.bigInt({ min: 1n, max: 99n }) }), { minLength: 1 });
    fc.assert(
      fc.property(trades, fc.nat(30 * 60), (list, later) => {
        const day = new RollingDay();
        let at = NOON;
        const done = list.map(({ gap, price }) => {
          at += gap * MINUTE;
          const one = trade(at, price, 2n);
          day.add(one);
          day.figures(at);
          return one;
        });
        const now = at + later * MINUTE;
        const begins = now - DAY - (now % (5 * MINUTE)) + 5 * MINUTE;
        const inside = done.filter((one) => one.at >= begins);
        const last = done.at(-1)!.price;
        const open = done.findLast((one) => one.at < begins)?.price ?? inside[0]!.price;
        const prices = inside.length > 0 ? inside.map((one) => one.price) : [last];
        const sorted = prices.toSorted((a, b) => (a < b ? -1 : 1));
        expect(day.figures(now)).toEqual({
          last,
          open: inside.length > 0 ? open : last,
          high: sorted.at(-1),
          low: sorted[0],
          volume: BigInt(inside.length) * 2n,
          turnover: inside.reduce((sum, one) => sum + one.amount, 0n),
        });
        expect(day.trend(now)).toHaveLength(24);
        expect(day.trend(now).at(-1)).toBe(last);
      }),
    );
  });

  it('have an hourly trend that ends with the price now', () => {
    const day = new RollingDay();
    for (let hour = 0; hour <= 24; hour++) day.add(trade(NOON + hour * HOUR, BigInt(hour + 1)));
    expect(day.trend(NOON + DAY)).toEqual(Array.from({ length: 24 }, (_, n) => BigInt(n + 2)));
  });

  it('read on the wire as a signed change and share', () => {
    const figures = { open: units('3'), high: units('3'), low: units('2'), volume: 0n, turnover: 0n };
    const none = { bid: undefined, ask: undefined };
    expect(tickerOnWire('BTC', { ...figures, ...none, last: units('2') }, 0)).toMatchObject({
      change: '-1',
      changeRate: '-0.333333',
      bid: null,
    });
    expect(tickerOnWire('BTC', { ...figures, ...none, last: units('3') }, 0)).toMatchObject({
      change: '0',
      changeRate: '0.000000',
    });
  });
});

describe('the market view', () => {
  it('says of every book what the core has in it, after any orders', async () => {
    const clock = { now: NOON };
    const funds = [['USDT', units('1000000')] as const, ['SOL', units('10000')] as const];
    const { core, port } = inProcessCore({ practice: { user: funds, desk: [] } }, clock);
    const view = new MarketView();
    port.onCommitted((committed) => view.apply(committed));
    await port.submitAll(markets.map((input) => ({ name: 'market/list-market', input })));
    for (const owner of [1001, 1002]) await port.submit('wallet/open-account', { owner, kind: 'user' });
    const { tick, referencePrice, lot } = markets.find((one) => one.symbol === 'SOL')!;
    let seed = 99;
    const draw = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * below);
    };
    let traded = 0;
    let amended = 0;
    for (let n = 0; n < 600; n++) {
      clock.now += 700;
      const owner = 1001 + draw(2);
      const open = core.spot.ordersOf(owner, 'SOL');
      const what = draw(8);
      if (what < 2 && open.length > 0) {
        await port.submit('spot/cancel-order', { owner, order: open[draw(open.length)]!.id });
      } else if (what < 4 && open.length > 0) {
        const price = what === 2 ? null : referencePrice + tick * BigInt(draw(41) - 20);
        const quantity = draw(2) === 0 && price !== null ? null : lot * BigInt(10 + draw(200));
        const order = open[draw(open.length)]!.id;
        amended += (await port.submit('spot/amend-order', { owner, order, price, quantity })).outcome.ok ? 1 : 0;
      } else {
        const side = draw(2) === 0 ? 'buy' : 'sell';
        const price = referencePrice + tick * BigInt(draw(41) - 20);
        const quantity = lot * BigInt(10 + draw(200));
        const input = {
          owner,
          clientId: null,
          market: 'SOL',
          side,
          type: 'limit',
          price,
          quantity,
          amount: null,
          ...plainLimit,
          ...(draw(6) === 0 && { type: 'stop-limit', stopPrice: referencePrice + tick * BigInt(draw(41) - 20) }),
          ...(draw(4) === 0 && { selfTrade: 'cancel-both' }),
        };
        await port.submit('spot/place-order', input);
      }
      const { bids, asks } = view.depth('SOL', 500);
      const book = core.spot.instruments.find('SOL')!.book;
      const levels = (side: 0 | 1) =>
        [...book.levels(side)].map(([ticks, lots]) => [BigInt(ticks) * tick, BigInt(lots) * lot]);
      expect(bids).toEqual(levels(0));
      expect(asks).toEqual(levels(1));
      traded += view.takeNews().reduce((sum, news) => sum + news.trades.length, 0);
    }
    expect([traded > 50, amended > 30]).toEqual([true, true]);
    const [newest] = view.trades('SOL', 1);
    expect(view.ticker('SOL', clock.now).last).toBe(newest!.price);
    expect(core.market.markets.get('SOL')!.referencePrice).toBe(newest!.price);
    expect(view.candles('SOL', '1d', clock.now).at(-1)!.close).toBe(newest!.price);
  });
});

import { expect, test } from 'vitest';
import { Random } from '../../simulation/random.ts';
import { ASK, BID, type BookSide, CANCEL_BOTH, Fills, LadderBook, OrderSlots } from './index.ts';
import { type Taker, Twins } from './twins.ts';

const COMMANDS = 60_000;
const LIMIT: Omit<Taker, 'side' | 'ticks' | 'lots' | 'owner'> = {
  budget: Number.POSITIVE_INFINITY,
  selfTrade: CANCEL_BOTH,
  ending: 'rests',
};

/** A market whose middle, share of cancels and takers are told for every command. */
type Market = {
  readonly preloaded: number;
  readonly reach: number;
  now(at: number): { middle: number; cancels: number; takes: number; taker?: BookSide; lots?: number };
};

const wave = (at: number, length: number) => Math.abs(((at / length) % 2) - 1);

const scenarios: Readonly<Record<string, Market>> = {
  normal: { preloaded: 1_000, reach: 100, now: () => ({ middle: 30_000, cancels: 0.35, takes: 0.15 }) },
  'a static deep book': {
    preloaded: 40_000,
    reach: 8_000,
    now: () => ({ middle: 30_000, cancels: 0.45, takes: 0.05 }),
  },
  swing: {
    preloaded: 1_000,
    reach: 300,
    now: (at) => ({ middle: 20_000 + Math.floor(8_000 * wave(at, 10_000)), cancels: 0.35, takes: 0.15 }),
  },
  'a flash crash': {
    preloaded: 20_000,
    reach: 8_000,
    now: (at) => {
      const crashing = at % 20_000 < 2_000;
      return crashing
        ? { middle: 22_000, cancels: 0.3, takes: 0.6, taker: ASK, lots: 20_000 }
        : { middle: 30_000, cancels: 0.2, takes: 0.1 };
    },
  },
  'a cancel storm': {
    preloaded: 5_000,
    reach: 500,
    now: (at) => ({ middle: 30_000, cancels: at % 10_000 < 5_000 ? 0.05 : 0.93, takes: 0.03 }),
  },
  // Up to fifty times the price and down again; orders stay behind everywhere.
  'a market that moves fifty-fold': {
    preloaded: 100,
    reach: 20_000,
    now: (at) => ({ middle: Math.floor(1_000_000 * 50 ** (1 - wave(at, COMMANDS / 2))), cancels: 0.3, takes: 0.2 }),
  },
};

test.each(Object.entries(scenarios))('the twins agree in %s', (_, { preloaded, reach, now }) => {
  const random = new Random(11);
  const twins = new Twins();
  const owner = () => random.below(50);
  const rest = (middle: number) => {
    const distance = 1 + Math.floor(random.below(reach) * (random.below(100) / 100) ** 2);
    const side = random.chance(0.5) ? BID : ASK;
    const ticks = side === BID ? middle - distance : middle + distance;
    twins.take({ ...LIMIT, side, ticks, lots: 1 + random.below(100), owner: owner() });
  };
  for (let at = 0; at < preloaded; at++) rest(now(0).middle);
  for (let at = 0; at < COMMANDS; at++) {
    const { middle, cancels, takes, taker, lots = 100 } = now(at);
    const dice = random.below(1_000) / 1_000;
    if (dice < cancels && twins.live.length > 0) twins.remove(random.pick(twins.live));
    else if (dice < cancels + takes) {
      const side = taker ?? (random.chance(0.5) ? BID : ASK);
      const ticks = side === BID ? middle + 10 : middle - 10;
      twins.take({ ...LIMIT, side, ticks, lots: 1 + random.below(lots), owner: owner() });
    } else rest(middle);
    twins.compareTops();
    if (at % 10_000 === 0) twins.compareAll();
  }
  twins.compareAll();
  expect(twins.trades).toBeGreaterThan(1_000);
});

test('memory follows what rests, not how much has passed and where', () => {
  const random = new Random(5);
  const slots = new OrderSlots();
  const book = new LadderBook(slots);
  const fills = new Fills();
  const resting: number[] = [];
  const before = process.memoryUsage().arrayBuffers;
  for (let at = 0; at < 200_000; at++) {
    if (resting.length === 1_000) {
      const slot = resting.splice(random.below(1_000), 1)[0]!;
      book.remove(slot);
      slots.free(slot);
    }
    const slot = slots.claim(1);
    resting.push(slot);
    book.add(slot, BID, 1 + random.below(2_147_483_647), 1 + random.below(100));
  }
  expect(book.size).toBe(resting.length);
  // At the worst each order has a page of 16 kB of its own. Arrays grow by doubling, and those before the last
  // may still wait for the collector.
  expect(slots.capacity).toBeLessThanOrEqual(1_024);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40_000_000);
  const left = book.match(ASK, 1, 1_000_000, Number.POSITIVE_INFINITY, 2, CANCEL_BOTH, fills);
  expect(book.size).toBe(0);
  expect(fills.count).toBe(resting.length);
  expect(fills.lots.subarray(0, fills.count).reduce((sum, lots) => sum + lots, 0)).toBe(1_000_000 - left);
  expect(fills.ticks.subarray(0, fills.count)).toEqual(fills.ticks.slice(0, fills.count).sort().reverse());
});

import { ONE } from '@quay/money';
import type { Order as Command } from '../../core-host/port.ts';
import type { Chance } from './chance.ts';
import type { Character } from './character.ts';
import type { BotOrders, Quoted } from './quoted.ts';
import type { RestingOrder } from './resting.ts';

/** Most orders of a side; the core allows 200 an account and market. */
export const SIDE_MAX = 80;
/** Levels near the touch, without holes: the mean of what is left free between two, and the most, in basis points and ticks. */
const NEAR_LEVELS = { fine: 12, coarse: 20 };
/** A tick of more than so many basis points is coarse. */
const COARSE_BP = 1;
const NEAR_GAP_BP = 0.05;
const NEAR_GAP_TICKS = 9;
/** Up to this distance most orders are small, in basis points × book range. */
const SMALL_BP = 1.2;
/** Then levels grow apart with their distance, slowly and then faster, in basis points × book range. */
const MIDDLE = { growth: 0.2, least: 0.12, until: 27 };
const FAR_GROWTH = 0.13;
const REACH_BP = 300;
/** An order stands for a level where it is at most so much farther away, and has at least so much of its size. */
const LENIENT = 1.6;
const ENOUGH = 0.25;
/** What stands where nothing should goes with these chances at a look: near the touch, and farther out. */
const DROPPED = { near: 0.5, far: 0.3, nearBp: 3 };
/** How often a quote near the touch is taken away for no reason, so that a book at rest breathes. */
const FIDGET = 0.2;
/** Deviation of the logarithm of a size. */
const SIZE_SPREAD = 0.8;

/**
 * What stands within a distance on a side, as a multiple of what stands within 10 basis points: a hump near the price and
 * little far out, as Binance and others have it for Bitcoin (Amberdata 2025), and more within the first basis point.
 */
const profile: readonly (readonly [bp: number, share: number])[] = [
  [0, 0],
  [1, 0.105],
  [5, 0.45],
  [10, 1],
  [15, 1.55],
  [25, 2.35],
  [50, 3.7],
  [100, 5.4],
  [200, 6.6],
  [300, 7.8],
];

/** What stands within a distance in basis points × book range, as a multiple of what stands within ten. */
export function shareWithin(bp: number): number {
  for (let at = 1; at < profile.length; at++) {
    const [to, until] = profile[at]!;
    if (bp > to) continue;
    const [from, before] = profile[at - 1]!;
    return before + ((until - before) * (bp - from)) / (to - from);
  }
  return profile.at(-1)![1];
}

export type Surroundings = {
  readonly market: Quoted;
  /** Where the middle of the book ought to be, in ticks. */
  readonly centre: number;
  /** The maker's own orders that will be there. */
  readonly own: readonly RestingOrder[];
  /** Best prices of others; the maker never trades with them by quoting. */
  readonly bid: bigint | undefined;
  readonly ask: bigint | undefined;
  readonly character: Character;
  /** More than 1 in the seconds after a sudden move: quotes stand farther from the centre. */
  readonly widened: number;
  readonly orders: BotOrders;
  readonly chance: Chance;
};

/** What the maker changes in one market: cancels first, then new quotes, so that the ladder stands round the centre again. */
export function requote(at: Surroundings): Command[] {
  const cancels: Command[] = [];
  const submitted: Command[] = [];
  for (const side of at.chance.share() < 0.5 ? (['buy', 'sell'] as const) : (['sell', 'buy'] as const)) {
    const planned = sideOf(at, side);
    cancels.push(...planned.cancels);
    submitted.push(...planned.submitted);
  }
  return [...cancels, ...submitted];
}

/** Where the touch stands: next to the centre, or a little away from it. One that stands nearer already stays. */
function first(at: Surroundings): { gap: number; most: number } {
  const distance = restraint(at);
  return { gap: distance, most: distance };
}

/** Ticks that the touch of a side stays away from its place next to the centre: mostly none. */
function restraint({ centre, widened, chance }: Surroundings): number {
  const tickBp = 10_000 / centre;
  const drawn = chance.share() / widened;
  if (tickBp > COARSE_BP) return drawn < 0.04 ? 1 : 0;
  if (tickBp > 0.1) return drawn < 0.03 ? 2 : drawn < 0.13 ? 1 : 0;
  if (drawn < 0.02) return 3 + Math.floor(10 * chance.share());
  if (drawn < 0.08) return 1 + Math.floor(3 * chance.share());
  return drawn < 0.19 ? 1 : 0;
}

type Level = { readonly ticks: number; readonly order: RestingOrder };

function sideOf(at: Surroundings, side: 'buy' | 'sell'): { cancels: Command[]; submitted: Command[] } {
  const { market, centre, chance, character, orders } = at;
  const outwards = side === 'buy' ? -1 : 1;
  const touch = touchOf(at, side);
  const bp = (centre / 10_000) * character.bookRange;
  const near = nearLevels(centre);
  const reach = Math.min(REACH_BP * bp, bandOf(market) * 0.8);
  const cancels: Command[] = [];
  const levels: Level[] = [];
  for (const order of at.own) {
    if (order.side !== side) continue;
    const ticks = (Number(order.price / market.tick) - touch) * outwards;
    if (ticks < 0 || ticks > reach * 1.1) cancels.push(orders.cancel(order));
    else levels.push({ ticks, order });
  }
  levels.sort((one, other) => one.ticks - other.ticks);
  fidget(levels, at, cancels);

  const submitted: Command[] = [];
  const kept = new Set<Level>();
  let next = 0;
  let from = 0;
  for (let count = 0; count < SIDE_MAX; count++) {
    const wanted = count === 0 ? first(at) : gapAfter(count <= near, from, bp, chance);
    const ticks = from + wanted.gap;
    const least = count === 0 ? 0 : from + 1;
    if (ticks > reach) break;
    const size =
      character.depth * (shareWithin((ticks + wanted.gap / 2) / bp) - shareWithin((ticks - wanted.gap / 2) / bp));
    while (next < levels.length && levels[next]!.ticks < least) next += 1;
    let found: Level | undefined;
    for (let look = next; look < levels.length && levels[look]!.ticks <= from + wanted.most; look++) {
      const level = levels[look]!;
      if (!isSmall(count, ticks, bp) && worthOf(level.order, market) < size * ENOUGH) continue;
      found = level;
      break;
    }
    if (found) {
      kept.add(found);
      from = found.ticks;
      continue;
    }
    const isFar = ticks > MIDDLE.until * bp;
    const placed = isFar && chance.share() < 0.5 ? roundPrice(touch + outwards * ticks, wanted.gap) : undefined;
    const price = placed ?? touch + outwards * ticks;
    const scale = isSmall(count, ticks, bp) ? nearSize(chance) : isFar ? farSize(placed !== undefined, chance) : 1;
    const order = quote(at, side, price, size * scale);
    if (order) submitted.push(order);
    from = Math.max(ticks, (price - touch) * outwards);
  }
  drop(levels, kept, { at, bp, cancels });
  return { cancels, submitted };
}

/** The place next to the centre, in ticks, but never on the other side of anybody's order. */
function touchOf({ market, centre, bid, ask }: Surroundings, side: 'buy' | 'sell'): number {
  if (side === 'buy') {
    const touch = Math.floor(centre);
    return ask === undefined ? touch : Math.min(touch, Number(ask / market.tick) - 1);
  }
  const touch = Math.floor(centre) + 1;
  return bid === undefined ? touch : Math.max(touch, Number(bid / market.tick) + 1);
}

const nearLevels = (centre: number): number => (10_000 / centre > COARSE_BP ? NEAR_LEVELS.coarse : NEAR_LEVELS.fine);

/** How far an order may be from the reference, in ticks. */
const bandOf = ({ reference, band, tick }: Quoted): number => Number((reference * band) / ONE / tick);

/** What is wanted after a level: how far the next one is on average, and how far it may be. */
function gapAfter(isNear: boolean, from: number, bp: number, chance: Chance): { gap: number; most: number } {
  if (isNear) {
    const free = Math.floor(chance.exponential() * NEAR_GAP_BP * bp);
    return {
      gap: 1 + Math.min(free, NEAR_GAP_TICKS - 1),
      most: 1 + Math.min(Math.ceil(2 * NEAR_GAP_BP * bp), NEAR_GAP_TICKS - 1),
    };
  }
  const distance = from / bp;
  const gap = distance < MIDDLE.until ? MIDDLE.growth * distance + MIDDLE.least : FAR_GROWTH * distance;
  const drawn = Math.max(1, Math.round(gap * bp * (0.6 + 0.8 * chance.share())));
  return { gap: drawn, most: Math.max(drawn, Math.ceil(gap * bp * LENIENT)) };
}

/** Two of three near the touch are one small order; one in ten is large. The mean is 1. */
function nearSize(chance: Chance): number {
  const drawn = chance.share();
  if (drawn < 0.1) return 4.5;
  return drawn < 0.34 ? 1.5 : 0.3;
}

/** Round prices far out bear walls, and little stands between them. The mean of both is 1. */
const farSize = (isRound: boolean, chance: Chance): number => (isRound ? 1 + chance.share() : 0.5);

/** Whether a level is so near the touch that most of its orders are small. */
const isSmall = (count: number, ticks: number, bp: number): boolean => count === 0 || ticks < SMALL_BP * bp;

/** What stands for no level goes, now and then, and at once where too much stands. */
function drop(
  levels: readonly Level[],
  kept: ReadonlySet<Level>,
  { at, bp, cancels }: { readonly at: Surroundings; readonly bp: number; readonly cancels: Command[] },
): void {
  let left = levels.length;
  for (const level of levels) {
    if (kept.has(level)) continue;
    const chance = level.ticks < DROPPED.nearBp * bp ? DROPPED.near : DROPPED.far;
    if (left <= SIDE_MAX && at.chance.share() >= chance) continue;
    left -= 1;
    cancels.push(at.orders.cancel(level.order));
  }
}

function fidget(levels: Level[], { centre, orders, chance }: Surroundings, cancels: Command[]): void {
  const near = nearLevels(centre);
  if (levels.length < near || chance.share() >= FIDGET) return;
  const [gone] = levels.splice(1 + Math.floor(chance.share() * near), 1);
  if (gone) cancels.push(orders.cancel(gone.order));
}

/** Far from the price people like round ones: the next that ends in zeros or in fifty. */
function roundPrice(ticks: number, gap: number): number {
  const step = 5 * 10 ** Math.max(0, Math.floor(Math.log10(gap)) - 1);
  return Math.round(ticks / step) * step;
}

const worthOf = ({ price, left }: RestingOrder, market: Quoted): number =>
  Number(left / market.lot) * market.lotWorth(price);

/** A quote of a natural size: small ones are many, large ones few, and people like round numbers. */
function quote(at: Surroundings, side: 'buy' | 'sell', ticks: number, size: number): Command | undefined {
  const { market, orders, chance } = at;
  const reference = Number(market.reference / market.tick);
  if (ticks < 1 || Math.abs(ticks - reference) >= bandOf(market)) return undefined;
  const price = BigInt(ticks) * market.tick;
  const worth = size * Math.exp(SIZE_SPREAD * chance.normal() - SIZE_SPREAD ** 2 / 2);
  const lots = roundish(lotsWorth(market, price, worth), chance);
  return orders.quote(side, price, BigInt(lots) * market.lot);
}

/** Lots that are worth about so much, never less than the market takes. */
export function lotsWorth(market: Quoted, price: bigint, worth: number): number {
  const lot = market.lotWorth(price);
  const least = market.leastWorth * 1.2;
  const most = Number(market.maxQuantity / market.lot);
  return Math.min(most, Math.max(1, Math.ceil(Math.max(worth, least) / lot)));
}

/** One in three is round. */
export function roundish(lots: number, chance: Chance): number {
  const digits = Math.floor(Math.log10(lots));
  const drawn = chance.share();
  const kept = drawn < 0.17 ? 1 : drawn < 0.33 ? 2 : digits + 1;
  const step = 10 ** Math.max(0, digits + 1 - kept);
  return Math.ceil(lots / step) * step;
}

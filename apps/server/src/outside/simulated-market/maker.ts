import { ONE } from '@quay/money';
import type { Order as Command } from '../../core-host/port.ts';
import type { Chance } from './chance.ts';
import type { BotOrders, Quoted } from './quoted.ts';
import type { RestingOrder } from './resting.ts';

/** Levels that the maker keeps on each side. */
export const LEVELS = 24;
/** Most orders that one step places on a side and cancels in a market, so that a step stays small. */
export const PLACED_MAX = 2;
export const CANCELLED_MAX = 2;
/** Half of the least spread, and how far the quotes reach, as shares of the price. */
const HALF_SPREAD = 0.00003;
const REACH = 0.006;
const REACH_TICKS = 30;
/** Above 1: quotes stand denser near the price. */
const DENSITY = 1.6;
/** How often a quote near the price is taken away for no reason, so that a book at rest breathes. */
const FIDGET = 0.25;

export type Surroundings = {
  readonly market: Quoted;
  /** Where the price ought to be, in ticks. */
  readonly fair: number;
  /** The maker's own orders that will be there: what the taker is about to take is not. */
  readonly own: readonly RestingOrder[];
  /** Best prices of others; the maker never trades with them by quoting. */
  readonly bid: bigint | undefined;
  readonly ask: bigint | undefined;
  /** What an ordinary quote is worth. */
  readonly value: number;
  readonly orders: BotOrders;
  readonly chance: Chance;
};

/** What the maker changes in one market: cancels first, then new quotes. The first time it sets up a whole ladder. */
export function requote(at: Surroundings, wholeLadder = false): Command[] {
  const { chance, fair } = at;
  const reach = Math.max(fair * REACH, REACH_TICKS);
  const cancels: Command[] = [];
  const places: Command[] = [];
  const allowed = { left: CANCELLED_MAX };
  const cancel = (order: RestingOrder) => {
    allowed.left -= 1;
    cancels.push(at.orders.cancel(order));
  };

  for (const side of chance.share() < 0.5 ? (['buy', 'sell'] as const) : (['sell', 'buy'] as const)) {
    const away = (order: RestingOrder) => distanceOf(order, at, side);
    const own = at.own.filter((order) => order.side === side).sort((a, b) => away(a) - away(b));
    const far = own.at(-1);
    if (far && allowed.left > 0 && (own.length > LEVELS || away(far) > reach * 1.3)) cancel(own.pop()!);
    else if (allowed.left > 0 && own.length >= LEVELS - 2 && chance.share() < FIDGET) {
      const [fidgety] = own.splice(Math.floor(chance.share() * 6), 1);
      if (fidgety) cancel(fidgety);
    }
    const room = Math.min(LEVELS - own.length, wholeLadder ? LEVELS : PLACED_MAX);
    const taken = new Set(own.map((order) => order.price));
    const near = own[0] ? away(own[0]) : Number.POSITIVE_INFINITY;
    for (let n = 0; n < room; n++) {
      const top = n === 0 && near > reach * (2 / LEVELS) ** DENSITY;
      const anywhere = wholeLadder ? (n + chance.share()) / LEVELS : chance.share();
      const depth = top ? chance.share() / LEVELS : anywhere;
      const price = free(at, side, reach * depth ** DENSITY, taken);
      if (price === undefined) continue;
      taken.add(price);
      places.push(quote(at, side, price, depth));
    }
  }
  return [...cancels, ...places];
}

/** How far an order stands from the fair price, in ticks. */
function distanceOf({ price }: RestingOrder, { market, fair }: Surroundings, side: 'buy' | 'sell'): number {
  const ticks = Number(price / market.tick);
  return side === 'buy' ? fair - ticks : ticks - fair;
}

/** The price at a distance, or the next one further out that has no quote yet. It never meets the other side. */
function free(
  { market, fair, bid, ask }: Surroundings,
  side: 'buy' | 'sell',
  distance: number,
  taken: ReadonlySet<bigint>,
): bigint | undefined {
  const half = Math.max(0.5, fair * HALF_SPREAD);
  const buy = side === 'buy';
  let ticks = buy ? Math.floor(fair - half - distance) : Math.ceil(fair + half + distance);
  if (buy && ask !== undefined) ticks = Math.min(ticks, Number(ask / market.tick) - 1);
  if (!buy && bid !== undefined) ticks = Math.max(ticks, Number(bid / market.tick) + 1);
  const band = Number((market.reference * market.band) / ONE / market.tick);
  const reference = Number(market.reference / market.tick);
  for (let tries = 0; tries < LEVELS; tries++, ticks += buy ? -1 : 1) {
    if (ticks < 1 || Math.abs(ticks - reference) >= band) return undefined;
    const price = BigInt(ticks) * market.tick;
    if (!taken.has(price)) return price;
  }
  return undefined;
}

/** A quote of a natural size: small ones are many, large ones few, and people like round numbers. */
function quote({ market, value, orders, chance }: Surroundings, side: 'buy' | 'sell', price: bigint, depth: number) {
  const worth = value * (1 + 3 * depth) * (0.15 + chance.exponential());
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

function roundish(lots: number, chance: Chance): number {
  const digits = Math.floor(Math.log10(lots));
  const kept = chance.share() < 0.35 ? 1 : chance.share() < 0.5 ? 2 : digits + 1;
  const step = 10 ** Math.max(0, digits + 1 - kept);
  return Math.ceil(lots / step) * step;
}

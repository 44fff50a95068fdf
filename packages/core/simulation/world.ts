import { type CastMarket, markets as castMarkets } from '@quay/cast';
import { units } from '@quay/money';
import type { Order, Outcome, PlaceOrder, PracticeFunds } from '../src/index.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';

/** A market as people think of it: prices in ticks, quantities in lots. */
export type Place = {
  readonly terms: CastMarket;
  readonly symbol: string;
  readonly tick: number;
  readonly lot: number;
  readonly maxLots: number;
  /** What one tick of one lot is worth, in units. */
  readonly quotePerTickLot: number;
  /** Where the market makers think the price is, in ticks. */
  middle: number;
};

/** Something that somebody does. */
export type Act = {
  readonly name: string;
  readonly input: object;
  /** So many milliseconds pass before it. */
  readonly later?: number;
  /** Hears how it ended. */
  readonly heard?: (outcome: Outcome) => void;
};

export const MAKER = 100;
/** Takes what the maker offers, now and then all of it. */
export const WHALE = 101;
/** Quotes beside the maker and amends its quotes. */
export const SECOND = 102;
export const FIRST_USER = 1000;

/** Most that a user withdraws in a UTC day. */
export const dayLimits = { dayLimit: units('6000'), dayCount: 2 };

/** Most that a user takes of C2C ads: orders under way, and USDT in a UTC day. */
export const taking = { openMax: 3, dayLimit: units('9000') };

const USDT = units('20000');

/** Coins that a new account gets: those of a user are worth ten thousand each. */
export const practice: PracticeFunds = {
  user: [...castMarkets.map(({ base, referencePrice }) => [base, worth(referencePrice)] as const), ['USDT', USDT]],
  desk: [
    ...castMarkets.map(({ base, maxQuantity }) => [base, maxQuantity * 1000n] as const),
    ['USDT', units('100000000000')],
  ],
};

function worth(price: bigint): bigint {
  return (units('10000') * 100_000_000n) / price;
}

/** What everybody in a life knows: the markets, who they are, and which orders they left open. */
export class World {
  readonly random: Random;
  readonly places: readonly Place[];
  readonly users: number;
  readonly days: number;
  readonly #open = new Map<number, number[]>();

  constructor(plan: Plan, random: Random) {
    this.random = random;
    this.users = plan.users;
    this.days = plan.days;
    this.places = Array.from({ length: plan.markets }, (_, at) => {
      const cast = castMarkets[(plan.firstMarket + at) % castMarkets.length]!;
      const terms = { ...cast, maxOpenOrders: plan.openOrders };
      const tick = Number(terms.tick);
      const lot = Number(terms.lot);
      const quotePerTickLot = Number((terms.tick * terms.lot) / 100_000_000n);
      const middle = Number(terms.referencePrice / terms.tick);
      return {
        terms,
        symbol: terms.symbol,
        tick,
        lot,
        maxLots: Number(terms.maxQuantity / terms.lot),
        quotePerTickLot,
        middle,
      };
    });
  }

  user(): number {
    return FIRST_USER + this.random.below(this.users);
  }

  place(): Place {
    return this.random.pick(this.places);
  }

  openOf(owner: number): number[] {
    let open = this.#open.get(owner);
    if (!open) {
      open = [];
      this.#open.set(owner, open);
    }
    return open;
  }

  /** An order that may be there still, or not. */
  anyOf(owner: number): number | undefined {
    const open = this.openOf(owner);
    return open.length === 0 ? undefined : this.random.pick(open);
  }

  forget(owner: number, order: number): void {
    const open = this.openOf(owner);
    const at = open.indexOf(order);
    if (at >= 0) open.splice(at, 1);
  }

  remember({ owner, id, status }: Order): void {
    const open = this.openOf(owner);
    if (status !== 'open' && status !== 'waiting') this.forget(owner, id);
    else if (!open.includes(id)) open.push(id);
  }

  /** Lots worth from six to some thousand, small ones as likely as large ones. */
  lots(place: Place, ticks = place.middle): number {
    const dollars = (6 + this.random.below(7)) * 2 ** this.random.below(11);
    return Math.min(place.maxLots, Math.ceil((dollars * 100_000_000) / (ticks * place.quotePerTickLot)));
  }

  /** A price some hundredths of a percent away from the middle, at most. */
  near(place: Place, most: number): number {
    const reach = Math.max(2, Math.ceil((place.middle * most) / 10_000));
    return Math.max(1, place.middle + this.random.below(2 * reach + 1) - reach);
  }
}

/** An order in units; what a double does not hold goes as a bigint. */
export function request(
  owner: number,
  place: Place,
  of: Pick<PlaceOrder, 'side' | 'type' | 'timeInForce' | 'selfTrade'> & {
    readonly price?: number;
    readonly stop?: number;
    readonly lots?: number;
    readonly amount?: number;
    readonly clientId?: string;
  },
): PlaceOrder {
  const { side, type, timeInForce, selfTrade } = of;
  return {
    owner,
    clientId: of.clientId ?? null,
    market: place.symbol,
    side,
    type,
    price: of.price === undefined ? null : of.price * place.tick,
    quantity: of.lots === undefined ? null : exact(of.lots, place.lot),
    amount: of.amount ?? null,
    timeInForce,
    selfTrade,
    stopPrice: of.stop === undefined ? null : of.stop * place.tick,
  };
}

export function exact(count: number, each: number): number | bigint {
  const product = count * each;
  return product < 2 ** 52 ? product : BigInt(count) * BigInt(each);
}

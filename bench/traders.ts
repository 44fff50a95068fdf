import { type CastMarket, markets } from '@quay/cast';
import type { PlaceOrder } from '@quay/core';
import { Random } from '@quay/core/simulation';
import { ONE, text, units } from '@quay/money';

/** What every trader of the bench has: more than the bench can lose. */
export const traderFunds = {
  user: [
    ['USDT', units('1000000000000')] as const,
    ...markets.map(({ base }) => [base, units('1000000000000')] as const),
  ],
  desk: [],
};

/** An order as the bench deals it: half of all wait at a price, half take what waits. */
export type OrderRequest = {
  readonly market: CastMarket;
  readonly side: 'buy' | 'sell';
  readonly type: 'limit' | 'market';
  /** Only of a limit order. */
  readonly price: bigint | null;
  readonly quantity: bigint;
};

/** Ticks round the reference price within which orders wait. */
const SPREAD = 20;
/** What every order is worth in the quote coin, or a little more. */
const WORTH = units('50') * ONE;

/** One quantity a market: who takes meets one who waits, and an order makes half a trade. */
const quantities = new Map(
  markets.map((market) => [market, (WORTH / market.referencePrice / market.lot + 1n) * market.lot]),
);

/**
 * The orders of one trader. Traders of even number sell and those of odd number buy, so that nobody meets an order of
 * his own. Each goes round the markets and in each first waits, then takes: books stay as deep as they are.
 */
export class Trader {
  readonly #random: Random;
  readonly #side: 'buy' | 'sell';
  readonly #markets: readonly CastMarket[];
  #turn: number;

  constructor(number: number, among: readonly CastMarket[] = markets) {
    this.#random = new Random(1_000 + number);
    this.#side = number % 2 === 0 ? 'sell' : 'buy';
    this.#markets = among;
    this.#turn = number >> 1;
  }

  next(): OrderRequest {
    this.#turn += 1;
    const market = this.#markets[(this.#turn >> 1) % this.#markets.length]!;
    return this.#request(market, this.#turn % 2 === 0 ? 'limit' : 'market');
  }

  /** An order that waits in a market, so that takers find something. */
  waiting(market: CastMarket): OrderRequest {
    return this.#request(market, 'limit');
  }

  #request(market: CastMarket, type: 'limit' | 'market'): OrderRequest {
    const distance = BigInt(1 + this.#random.below(SPREAD)) * market.tick;
    const price = this.#side === 'sell' ? market.referencePrice + distance : market.referencePrice - distance;
    return {
      market,
      side: this.#side,
      type,
      price: type === 'limit' ? price : null,
      quantity: quantities.get(market)!,
    };
  }
}

/** An order as the core's command, by somebody who asks for nothing special. */
export function commandOf(owner: number, { market, side, type, price, quantity }: OrderRequest): PlaceOrder {
  const ordinary = {
    clientId: null,
    amount: null,
    stopPrice: null,
    timeInForce: type === 'limit' ? 'gtc' : 'ioc',
    selfTrade: 'cancel-taker',
  } as const;
  return { ...ordinary, owner, market: market.symbol, side, type, price, quantity };
}

/** An order as a client writes it. Written by hand, because the one who writes it is not what is measured. */
export function wireOf({ market, side, type, price, quantity }: OrderRequest): string {
  const limit = price === null ? '' : `,"price":"${text(price)}"`;
  return `{"symbol":"${market.symbol}","side":"${side}","type":"${type}"${limit},"quantity":"${text(quantity)}"}`;
}

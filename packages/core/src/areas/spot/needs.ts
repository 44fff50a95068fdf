import type { Amount, Price, Quantity, Rate } from '@quay/money';
import type { Guard } from '../../guard/guard.ts';

/** What spot has to know of a market. */
export type Market = {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly status: 'trading' | 'halted';
  readonly tick: Price;
  readonly lot: Quantity;
  readonly minQuantity: Quantity;
  readonly maxQuantity: Quantity;
  readonly minNotional: Amount;
  readonly priceBand: Rate;
  readonly maxOpenOrders: number;
  readonly makerFeeRate: Rate;
  readonly takerFeeRate: Rate;
  readonly referencePrice: Price;
};

/** What spot asks of its neighbours; wired in `core.ts`. */
export type SpotNeeds = {
  readonly guard: Pick<Guard, 'check'>;
  /** A person lost so much, in quote, to another against the last price, by a trade far off it. */
  given(owner: number, counterparty: number, value: Amount, at: number): void;
  readonly markets: {
    get(symbol: string): Market | undefined;
    /** A trade happened: the price band stands round its price from now on. */
    traded(symbol: string, price: Price): void;
  };
  readonly holders: {
    /** A desk of the simulated market: pays no fee, and its finished orders are not kept. */
    isDesk(owner: number): boolean;
  };
};

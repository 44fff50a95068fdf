import type { Contract, Market } from '@quay/core';
import { ONE, type Price, type Quantity, type Rate } from '@quay/money';
import type { Order as Command } from '../../core-host/port.ts';
import type { RestingOrder } from './resting.ts';

/** What a bot must know of an instrument. Worth is in dollars. */
export type Quoted = {
  readonly symbol: string;
  readonly tick: Price;
  readonly lot: Quantity;
  readonly maxQuantity: Quantity;
  /** What an order is worth at least. */
  readonly leastWorth: number;
  /** Orders may be so far from this price, as a share. */
  readonly reference: Price;
  readonly band: Rate;
  lotWorth(price: Price): number;
};

/** How bots act in an instrument: by the same commands as anybody. */
export type BotOrders = {
  quote(side: 'buy' | 'sell', price: Price, quantity: Quantity): Command;
  cancel(order: RestingOrder): Command;
  take(side: 'buy' | 'sell', quantity: Quantity): Command;
};

const whole = (units: bigint): number => Number(units) / Number(ONE);

export const quotedMarket = ({ referencePrice, priceBand, minNotional, ...market }: Market): Quoted => ({
  ...market,
  leastWorth: whole(minNotional),
  reference: referencePrice,
  band: priceBand,
  lotWorth: (price) => whole(price) * whole(market.lot),
});

/** A contract at its mark. An inverse one counts its lots in dollars and its worth in coins. */
export const quotedContract = ({ kind, priceBand, minNotional, ...contract }: Contract, mark: Price): Quoted => ({
  ...contract,
  leastWorth: whole(minNotional) * (kind === 'linear' ? 1 : whole(mark)),
  reference: mark,
  band: priceBand,
  lotWorth: (price) => whole(contract.lot) * (kind === 'linear' ? whole(price) : 1),
});

import { type Amount, greatest, type Price, type Quantity, quotient, type Rate } from '@quay/money';
import { type ContractKind, exactNotional } from './contract.ts';
import type { Exact } from './exact.ts';
import { assumedPrice, type MarginTerms, orderHold } from './requirements.ts';
import { initialRate, type TierTable } from './tiers.ts';

/** An order that opens, with what it is margined by. */
export type Opening = {
  readonly kind: ContractKind;
  readonly tick: Price;
  readonly tiers: TierTable;
  readonly buys: boolean;
  readonly quantity: Quantity;
  /** Nothing for a market order. */
  readonly limit: Price | undefined;
  /** The worst price that it can be filled at: the limit, or the last offer that a market order would take now. */
  readonly worst: Price;
  readonly mark: Price;
  /** What the position and the other orders that open come to. */
  readonly others: Quantity;
  readonly leverage: bigint;
  readonly takerRate: Rate;
};

/** What an order that opens is margined at, and what it holds. */
export type OpeningMargin = {
  /** The assumed price and the mark, in whole ticks. */
  readonly price: Price;
  readonly mark: Price;
  /** What the order is worth, and what all that opens would be worth with it. */
  readonly worth: Exact;
  readonly reached: Exact;
  readonly terms: MarginTerms;
  readonly hold: Amount;
};

/** Margins an order that opens: prices to the tick, against who is margined by them; the rate of the tier that is reached. */
export function openingMargin(of: Opening): OpeningMargin {
  const { kind, tick, tiers, buys, quantity, limit, worst, others, leverage, takerRate } = of;
  const toTick = (price: Price, rounding: 'down' | 'up') => greatest(1n, quotient(price, tick, rounding)) * tick;
  const assumed = assumedPrice({ kind, buys, limit, last: worst, mark: of.mark, edge: worst });
  const price = toTick(assumed, kind === 'linear' ? 'up' : 'down');
  const mark = toTick(of.mark, buys ? 'down' : 'up');
  const reached = exactNotional(kind, others + quantity, price);
  const terms = { leverage, initialRate: initialRate(tiers, reached, 0n) };
  const hold = orderHold({ kind, buys, quantity, price, worst, mark, takerRate, ...terms });
  return { price, mark, worth: exactNotional(kind, quantity, price), reached, terms, hold };
}

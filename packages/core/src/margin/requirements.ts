import { type Amount, greatest, least, ONE, type Price, type Quantity, quotient, type Rate } from '@quay/money';
import { type ContractKind, exactNotional, signedValue } from './contract.ts';
import { add, type Exact, exact, negated, rounded } from './exact.ts';
import { exactProfit, type Position, profitAt, sizeOf } from './position.ts';
import { exactMaintenance, type TierTable } from './tiers.ts';

/** An account keeps one part in so many of what its cross positions are worth: a tenth. */
const KEPT_PART = 10n;

/** What a position is margined by: whole leverage from 1, and the rate of its tier and of the open interest. */
export type MarginTerms = { readonly leverage: bigint; readonly initialRate: Rate };

/** What it takes to open so much: `max(N/leverage, N·rate)`, up. */
export function initialMargin(notional: Exact, { leverage, initialRate }: MarginTerms): Amount {
  const { numerator, denominator } = notional;
  return initialRate * leverage > ONE
    ? quotient(numerator * initialRate, denominator * ONE, 'up')
    : quotient(numerator, denominator * leverage, 'up');
}

/** What is known of an order when it is checked. */
export type AssumedOrder = {
  readonly kind: ContractKind;
  readonly buys: boolean;
  /** Nothing for a market order. */
  readonly limit: Price | undefined;
  readonly last: Price;
  readonly mark: Price;
  /** The furthest price that a market order may trade at. */
  readonly edge: Price;
};

/**
 * The price that an opening order is margined at. Where better prices make the position smaller in the settle asset (a
 * linear long, an inverse short) that is its limit; else it is the mark, when that is further than the limit (Binance,
 * "How to calculate the cost of opening a position"; the inverse is its mirror).
 */
export function assumedPrice({ kind, buys, limit, last, mark, edge }: AssumedOrder): Price {
  if ((kind === 'linear') === buys) return limit ?? edge;
  return buys ? least(limit ?? last, mark) : greatest(limit ?? last, mark);
}

export type OpeningOrder = MarginTerms & {
  readonly kind: ContractKind;
  readonly buys: boolean;
  readonly quantity: Quantity;
  /** See {@link assumedPrice}. */
  readonly price: Price;
  /** The worst price that it can be filled at, where that is another. */
  readonly worst?: Price;
  readonly mark: Price;
  readonly takerRate: Rate;
};

/**
 * What an opening order holds: initial margin, the loss that it would show at the mark as soon as it is filled, and the
 * fee of a taker; each rounded up. A closing order holds nothing.
 */
export function orderHold({
  kind,
  buys,
  quantity,
  price,
  worst = price,
  mark,
  takerRate,
  ...terms
}: OpeningOrder): Amount {
  const notional = exactNotional(kind, quantity, price);
  const opened = { quantity: buys ? quantity : -quantity, openValue: 0n };
  const value = exactNotional(kind, quantity, worst);
  const paid = { ...value, numerator: signedValue(kind, buys, value.numerator) };
  const loss = add(paid, negated(exactProfit(kind, opened, mark)));
  const fee = quotient(notional.numerator * takerRate, notional.denominator * ONE, 'up');
  return initialMargin(notional, terms) + greatest(0n, rounded(loss, 'up')) + fee;
}

/** A position of a contract at a mark. */
export type Marked = {
  readonly kind: ContractKind;
  readonly tiers: TierTable;
  readonly position: Position;
  readonly mark: Price;
};

/** The same with what its initial margin follows from. */
export type Held = Marked & MarginTerms;

export const notionalAt = ({ kind, position, mark }: Marked): Exact => exactNotional(kind, sizeOf(position), mark);
export const maintenanceAt = (marked: Marked): Exact => exactMaintenance(marked.tiers, notionalAt(marked));

/** What an account may open more with: `available − losses − initial margins`. Profits buy nothing: a mark that rises never frees money. */
export function freeMargin(available: Amount, positions: readonly Held[]): Amount {
  let free = available;
  for (const held of positions) {
    free -= initialMargin(notionalAt(held), held);
    free += least(0n, profitAt(held.kind, held.position, held.mark));
  }
  return free;
}

/**
 * What may leave an account: what is free, and with positions open no more than leaves their initial margins, or a tenth
 * of their notional, in its equity (Hyperliquid, "Margining"). Down. `wallet` is available and frozen without isolated
 * margins.
 */
export function movable(available: Amount, wallet: Amount, positions: readonly Held[]): Amount {
  const free = greatest(0n, freeMargin(available, positions));
  if (positions.length === 0) return free;
  let equity = exact(wallet);
  let margins = 0n;
  let notional = exact(0n);
  for (const held of positions) {
    equity = add(equity, exactProfit(held.kind, held.position, held.mark));
    margins += initialMargin(notionalAt(held), held);
    notional = add(notional, notionalAt(held));
  }
  const tenth = { numerator: notional.numerator, denominator: notional.denominator * KEPT_PART };
  const overMargins = rounded(add(equity, exact(-margins)), 'down');
  const overTenth = rounded(add(equity, negated(tenth)), 'down');
  return greatest(0n, least(free, least(overMargins, overTenth)));
}

/**
 * What may be taken out of an isolated margin M: `min(M − maintenance, M + min(u, 0) − initial margin)`, down (Binance,
 * "Isolated margin"; here a profit does not count).
 */
export function removableMargin(margin: Amount, held: Held): Amount {
  const loss = least(0n, profitAt(held.kind, held.position, held.mark));
  const afterInitial = margin + loss - initialMargin(notionalAt(held), held);
  const afterMaintenance = margin - rounded(maintenanceAt(held), 'up');
  return greatest(0n, least(afterMaintenance, afterInitial));
}

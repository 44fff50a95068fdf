import { type Amount, least, ONE, type Price, type Quantity, quotient } from '@quay/money';
import { type ContractKind, signedValue, tradeValue } from './contract.ts';
import { compare, type Exact, rounded } from './exact.ts';

/**
 * A position in a contract. `quantity` is above zero for a long and below for a short. `openValue` is what it was opened
 * at, as a signed sum of trade values: linear above zero for a long, inverse below. Sums are kept and no average price,
 * so that the profits of all holders of a contract add up to zero at every price, whatever was rounded.
 *
 * Both are units of 10⁻⁸, up to 9 × 10²³ (`MAX` of @quay/money); a product of two and a price is below 10⁷⁰ and a bigint.
 */
export type Position = { readonly quantity: Quantity; readonly openValue: Amount };

export const FLAT: Position = { quantity: 0n, openValue: 0n };

export const sizeOf = ({ quantity }: Position): Quantity => (quantity < 0n ? -quantity : quantity);

/** What it would gain at a price: `V(p) − O`, where V is `q·p` linear and `−Q/p` inverse. */
export const exactProfit = (kind: ContractKind, { quantity, openValue }: Position, price: Price): Exact =>
  kind === 'linear'
    ? { numerator: quantity * price - openValue * ONE, denominator: ONE }
    : { numerator: -quantity * ONE - openValue * price, denominator: price };

/** The same as it is posted or shown: rounded down, a loss is the larger for it. */
export const profitAt = (kind: ContractKind, position: Position, price: Price): Amount =>
  rounded(exactProfit(kind, position, price), 'down');

export type Fill = { readonly buys: boolean; readonly quantity: Quantity; readonly price: Price };

/** What a fill leaves: the position, the part of the quantity that closed what was there, and the profit to be posted. */
export type Filled = { readonly position: Position; readonly closed: Quantity; readonly profit: Amount };

/**
 * A fill opens, adds, reduces, closes, or turns a position round. Closing n of |q| releases `⌈O·n/|q|⌉` of the open value:
 * the profit is rounded down, and what is rounded off stays in the holder's own position. A position that is closed
 * leaves nothing.
 */
export function filled(kind: ContractKind, position: Position, { buys, quantity, price }: Fill): Filled {
  const value = signedValue(kind, buys, tradeValue(kind, quantity, price));
  const moved = buys ? quantity : -quantity;
  const size = sizeOf(position);
  if (size === 0n || position.quantity > 0n === buys) {
    const grown = { quantity: position.quantity + moved, openValue: position.openValue + value };
    return { position: grown, closed: 0n, profit: 0n };
  }
  if (quantity > size) {
    const closing = filled(kind, position, { buys, quantity: size, price });
    const spent = signedValue(kind, buys, tradeValue(kind, size, price));
    const turned = { quantity: position.quantity + moved, openValue: value - spent };
    return { position: turned, closed: size, profit: closing.profit };
  }
  const released = quotient(position.openValue * quantity, size, 'up');
  const left = { quantity: position.quantity + moved, openValue: position.openValue - released };
  return { position: left, closed: quantity, profit: -value - released };
}

/** The part of an isolated margin that closing a part of its position gives back, down: the rest stays behind what is left. */
export const releasedMargin = (margin: Amount, closed: Quantity, size: Quantity): Amount =>
  quotient(margin * closed, size, 'down');

/**
 * Realises a part of the profit at the mark without a trade. At every price the position is worth so much less, and the
 * wallet so much more: equity stays.
 */
export const covered = ({ quantity, openValue }: Position, profit: Amount): Position => ({
  quantity,
  openValue: openValue + profit,
});

/** A cross position that may cover what its account must pay. */
export type Winner = {
  readonly name: string;
  readonly kind: ContractKind;
  readonly position: Position;
  readonly mark: Price;
};
export type Cover = { readonly name: string; readonly profit: Amount };

/**
 * Which profits are realised so that a charge can be paid which the wallet cannot: the largest first, of equal ones the
 * first name. Only whole units of a profit count. What all of them leave unpaid is beyond the account's equity.
 */
export function coverPlan(positions: readonly Winner[], needed: Amount): readonly Cover[] {
  const winners = positions
    .map((one) => ({ name: one.name, exact: exactProfit(one.kind, one.position, one.mark) }))
    .sort((a, b) => compare(b.exact, a.exact) || (a.name < b.name ? -1 : 1));
  const covers: Cover[] = [];
  let left = needed;
  for (const { name, exact } of winners) {
    const profit = least(rounded(exact, 'down'), left);
    if (profit <= 0n) break;
    covers.push({ name, profit });
    left -= profit;
  }
  return covers;
}

/** The average entry price, for display alone: linear `|O|/|q|`, inverse `Q/|O|`; down. */
export function entryPrice(kind: ContractKind, position: Position): Price | undefined {
  const size = sizeOf(position);
  const value = position.openValue < 0n ? -position.openValue : position.openValue;
  const [numerator, denominator] = kind === 'linear' ? [value, size] : [size, value];
  return denominator === 0n ? undefined : (numerator * ONE) / denominator;
}

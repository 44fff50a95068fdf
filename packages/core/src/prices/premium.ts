import { greatest, ONE, type Price, type Quantity, quotient, type Rate } from '@quay/money';
import { type ContractKind, exactNotional } from '../margin/contract.ts';
import { add, compare, exact } from '../margin/exact.ts';

/** Resting orders of one price. */
export type Level = { readonly price: Price; readonly quantity: Quantity };

/** What is traded to see what a book is worth: so much margin at the first tier's rate (200 at 5 % are 4,000); down. */
export const impactNotional = (impactMargin: bigint, initialRate: Rate): bigint => (impactMargin * ONE) / initialRate;

/**
 * The mean price at which so much of one side of a book would trade, best level first: linear what is paid over what is
 * bought, inverse the contracts over their coins. A bid is rounded down and an ask up, so that neither looks better than
 * it is. Nothing where the side is too thin.
 */
export function impactPrice(
  kind: ContractKind,
  side: 'bid' | 'ask',
  levels: readonly Level[],
  worth: bigint,
): Price | undefined {
  let traded = exact(0n);
  let left = exact(worth);
  for (const { price, quantity } of levels) {
    const whole = exactNotional(kind, quantity, price);
    const isLast = compare(whole, left) >= 0;
    const taken = isLast ? left : whole;
    // The quantity that a part of a level has, in units: of linear worth over price, of inverse worth times price.
    traded = add(traded, isLast ? quantityOf(kind, taken, price) : exact(quantity));
    left = add(left, { numerator: -taken.numerator, denominator: taken.denominator });
    if (isLast) break;
  }
  if (left.numerator > 0n) return undefined;
  const rounding = side === 'bid' ? 'down' : 'up';
  return kind === 'linear'
    ? quotient(worth * ONE * traded.denominator, traded.numerator, rounding)
    : quotient(traded.numerator * ONE, traded.denominator * worth, rounding);
}

const quantityOf = (
  kind: ContractKind,
  { numerator, denominator }: { numerator: bigint; denominator: bigint },
  price: Price,
) =>
  kind === 'linear'
    ? { numerator: numerator * ONE, denominator: denominator * price }
    : { numerator: numerator * price, denominator: denominator * ONE };

/**
 * How far a contract trades from its index, as a part of it: `(max(0, bid − I) − max(0, I − ask))/I` of its impact prices
 * (Binance and BitMEX, "Funding rate"). A side that is too thin says nothing. Towards zero.
 */
export function premiumSample(index: Price, bid: Price | undefined, ask: Price | undefined): Rate {
  const above = bid === undefined ? 0n : greatest(0n, bid - index);
  const below = ask === undefined ? 0n : greatest(0n, index - ask);
  return ((above - below) * ONE) / index;
}

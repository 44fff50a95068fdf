import { type Amount, divide, ONE, type Price, units } from '@quay/money';

/** The same sums for the form and the server. All amounts are units of 10⁻⁸. */

/** The coin that all prices are in; it costs itself. */
export const VALUED_IN = 'USDT';

/** What a quote may be worth, in the quote coin. */
const LEAST_VALUE = units('1');
const MOST_VALUE = units('50000');
/** What the exchange keeps of each coin that is not the quote coin, in thousandths. */
const SPREAD = 1n;
const WHOLE = 1_000n;

/** Best bid and ask of a market, where its middle is a price. */
export type Middle = { readonly bid: Price; readonly ask: Price; readonly isPar?: true };

/** The quote coin costs itself, without a spread. */
export const par: Middle = { bid: ONE, ask: ONE, isPar: true };

export const priceOf = ({ bid, ask }: Middle): Price => (bid + ask) / 2n;

/** Least and most of a coin that is exchanged at once. */
export function limitsOf(price: Price): { readonly min: Amount; readonly max: Amount } {
  return { min: divide(LEAST_VALUE, price, 'up'), max: divide(MOST_VALUE, price, 'down') };
}

/** A price as a fraction, twice the middle times a thousand: what the exchange pays for a coin, or asks for it. */
const paid = ({ bid, ask, isPar }: Middle): bigint => (bid + ask) * (isPar ? WHOLE : WHOLE - SPREAD);
const charged = ({ bid, ask, isPar }: Middle): bigint => (bid + ask) * (isPar ? WHOLE : WHOLE + SPREAD);

/** What somebody gets for what they give. What cannot be paid out stays with the exchange. */
export const takenFor = (giveAmount: Amount, give: Middle, take: Middle): Amount =>
  (giveAmount * paid(give)) / charged(take);

/** What somebody has to give for what they take; the exchange is never short of a fraction. */
export function givenFor(takeAmount: Amount, give: Middle, take: Middle): Amount {
  const owed = takeAmount * charged(take);
  const worth = paid(give);
  return (owed + worth - 1n) / worth;
}

import { type Amount, divide, ONE, type Price, units } from '@quay/money';
import { type Markets, QUOTE } from './needs.ts';

/** What a quote may be worth, in the quote coin. */
const LEAST_VALUE = units('1');
const MOST_VALUE = units('50000');
/** What the house keeps of each coin that is not the quote coin, in thousandths. */
const SPREAD = 1n;
const WHOLE = 1_000n;
/** Of a book with a wider gap than this share of its price nobody knows the price. */
const WIDEST_GAP = units('0.005');

/** Best bid and ask of a market, where its middle is a price. */
export type Middle = { readonly bid: Price; readonly ask: Price };

/** The quote coin costs itself. */
const par: Middle = { bid: ONE, ask: ONE };

/** What a coin costs now; nothing where its market is halted, one-sided or too thin to tell. */
export function middleOf(markets: Markets, coin: string): Middle | undefined {
  if (coin === QUOTE) return par;
  if (markets.market(coin)?.status !== 'trading') return undefined;
  const { bid, ask } = markets.best(coin);
  if (bid === undefined || ask === undefined) return undefined;
  const isClose = 2n * (ask - bid) * ONE <= (bid + ask) * WIDEST_GAP;
  return isClose ? { bid, ask } : undefined;
}

export const priceOf = ({ bid, ask }: Middle): Price => (bid + ask) / 2n;

/** Least and most of a coin that is exchanged at once. */
export function limitsOf(price: Price): { readonly min: Amount; readonly max: Amount } {
  return { min: divide(LEAST_VALUE, price, 'up'), max: divide(MOST_VALUE, price, 'down') };
}

/** A price as a fraction, twice the middle times a thousand: what the house pays for a coin, or asks for it. */
const paid = (middle: Middle): bigint => (middle.bid + middle.ask) * (middle === par ? WHOLE : WHOLE - SPREAD);
const charged = (middle: Middle): bigint => (middle.bid + middle.ask) * (middle === par ? WHOLE : WHOLE + SPREAD);

/** What somebody gets for what they give. What cannot be paid out stays with the house. */
export const takenFor = (giveAmount: Amount, give: Middle, take: Middle): Amount =>
  (giveAmount * paid(give)) / charged(take);

/** What somebody has to give for what they take; the house is never short of a fraction. */
export function givenFor(takeAmount: Amount, give: Middle, take: Middle): Amount {
  const owed = takeAmount * charged(take);
  const worth = paid(give);
  return (owed + worth - 1n) / worth;
}

import { parse, text } from '@quay/money';

/** How full a hot wallet is. Nothing is known of one while its network does not answer. */
export type Fill = 'unknown' | 'low' | 'within' | 'high';

/** Where a hot wallet stands between its bounds; the places are parts of the width of a gauge. */
export type Level = { readonly fill: Fill; readonly hot: number; readonly low: number; readonly high: number };

/** The upper bound stands here, so that more than it can be seen as well. */
const HIGH_AT = 0.8;

export function levelOf(coin: { hot: string | null; low: string; high: string }): Level {
  const low = amountOf(coin.low);
  const high = amountOf(coin.high);
  const place = (amount: bigint) => (high === 0n ? 0 : (Number((amount * 10_000n) / high) / 10_000) * HIGH_AT);
  const bounds = { low: place(low), high: HIGH_AT };
  if (coin.hot === null) return { fill: 'unknown', hot: 0, ...bounds };
  const hot = amountOf(coin.hot);
  const fill = hot < low ? 'low' : hot > high ? 'high' : 'within';
  return { fill, hot: Math.min(1, place(hot)), ...bounds };
}

/** A coin of which nothing is there and nothing has to be: it only takes room from the others. */
export const isIdle = ({ hot, low, unswept }: { hot: string | null; low: string; unswept: string }): boolean =>
  [hot, low, unswept].every((amount) => amount !== null && amountOf(amount) === 0n);

/** What is there above what is owed; below zero, it is missing. */
export const surplusOf = ({ reserves, liabilities }: { reserves: string; liabilities: string }): string =>
  text(amountOf(reserves) - amountOf(liabilities));

/** The wire carries plain decimals with at most eight places; another text would be a fault of ours. */
function amountOf(decimal: string): bigint {
  const amount = parse(decimal);
  if (amount === undefined) throw new Error(`not an amount: ${decimal}`);
  return amount;
}

import { type Middle, par } from '@quay/contract/convert';
import { ONE, units } from '@quay/money';
import { type Markets, QUOTE } from './needs.ts';

/** Of a book with a wider gap than this share of its price nobody knows the price. */
const WIDEST_GAP = units('0.005');

/** What a coin costs now; nothing where its market is halted, one-sided or too thin to say. */
export function middleOf(markets: Markets, coin: string): Middle | undefined {
  if (coin === QUOTE) return par;
  if (markets.market(coin)?.status !== 'trading') return undefined;
  const { bid, ask } = markets.best(coin);
  if (bid === undefined || ask === undefined) return undefined;
  const isClose = 2n * (ask - bid) * ONE <= (bid + ask) * WIDEST_GAP;
  return isClose ? { bid, ask } : undefined;
}

import { ASK, BID, NONE } from '../../matching/index.ts';
import { farFrom, type Venue } from './venue.ts';

/** What says how far an order may go: prices in ticks, NONE where it has none. */
type Reaching = {
  readonly buys: boolean;
  readonly limitTicks: number;
  readonly stopTicks: number;
  /** Of an order by quantity; NONE of one by amount. */
  readonly lots: number;
  /** In units of quote; of an order by amount. */
  readonly amount: number;
};

/**
 * Whether an order could trade far from the reference on its owner's cost: above it where it buys, below it where it
 * sells. The reference is the last price, or the price that wakes it. The worst price is the limit; without one, that of
 * the last offer that the order would take now; of a stop order without one nobody can say it.
 */
export function goesFar(venue: Venue, order: Reaching): boolean {
  const { buys, limitTicks, stopTicks } = order;
  if (limitTicks === NONE && stopTicks !== NONE) return true;
  const reference = stopTicks === NONE ? venue.lastTicks : stopTicks;
  const worst = limitTicks === NONE ? worstNow(venue, order) : limitTicks;
  return (buys ? worst - reference : reference - worst) > farFrom(reference);
}

/** The price of the last offer within the band that a market order would take now. */
function worstNow(venue: Venue, { buys, lots, amount }: Reaching): number {
  let left = lots === NONE ? amount / venue.grain : lots;
  let worst = venue.lastTicks;
  for (const [ticks, here] of venue.book.levels(buys ? ASK : BID)) {
    if (left <= 0 || (buys ? ticks > venue.highTicks : ticks < venue.lowTicks)) break;
    worst = ticks;
    left -= lots === NONE ? ticks * here : here;
  }
  return worst;
}

import { ASK, BID, NONE } from '../matching/index.ts';
import { farFrom, type Instrument } from './instrument.ts';

const none: ReadonlyMap<number, number> = new Map();

/** What says how far an order may go: prices in ticks, NONE where it has none. */
export type Reach = {
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
 * sells. The reference is the last price, or the price that triggers it. The worst price is the limit; without one, that of
 * the last offer that the order would take now; of a stop order without one nobody can say it.
 *
 * @param spared lots of the owner's own, by price in ticks, that give way to the order: it passes them and reaches further
 */
export function goesFar(instrument: Instrument, order: Reach, spared: ReadonlyMap<number, number> = none): boolean {
  const { buys, limitTicks, stopTicks } = order;
  if (limitTicks === NONE && stopTicks !== NONE) return true;
  const reference = stopTicks === NONE ? instrument.lastTicks : stopTicks;
  const worst = limitTicks === NONE ? worstNow(instrument, order, spared) : limitTicks;
  return (buys ? worst - reference : reference - worst) > farFrom(reference);
}

/** The price of the last offer within the band that a market order would take now. */
function worstNow(instrument: Instrument, { buys, lots, amount }: Reach, spared: ReadonlyMap<number, number>): number {
  let left = lots === NONE ? amount / instrument.quotePerTickLot : lots;
  let worst = instrument.lastTicks;
  for (const [ticks, here] of instrument.book.levels(buys ? ASK : BID)) {
    if (left <= 0 || (buys ? ticks > instrument.highTicks : ticks < instrument.lowTicks)) break;
    const open = here - (spared.get(ticks) ?? 0);
    if (open <= 0) continue;
    worst = ticks;
    left -= lots === NONE ? ticks * open : open;
  }
  return worst;
}

import * as matching from '../matching/index.ts';
import type { Instrument } from './instrument.ts';
import type { Orders } from './orders.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { ASK, BID, NONE } = matching;

/** Stop orders: those that wait for their stop prices, and those that were triggered and have not traded yet. */
export class Stops {
  /** Slots of those that were triggered, in the order in which they trade. */
  readonly triggered: number[] = [];
  readonly #orders: Orders;

  constructor(orders: Orders) {
    this.#orders = orders;
  }

  /** A stop order waits until the price that its product follows reaches its stop price. */
  add(instrument: Instrument, slot: number): void {
    const stop = this.#orders.stopOf(slot);
    const byLast = instrument.product.stopsFollow === 'last';
    const rises = byLast ? stop > instrument.lastTicks : this.#orders.buys(slot);
    instrument.stops.add(slot, rises ? ASK : BID, stop, 1);
  }

  /** Triggers the stop orders that a sweep's prices reached: those it rose to first, nearest first. */
  trigger(instrument: Instrument, low: number, high: number): void {
    for (let slot = instrument.risenTo(high); slot !== NONE; slot = instrument.risenTo(high))
      this.#take(instrument, slot);
    for (let slot = instrument.fallenTo(low); slot !== NONE; slot = instrument.fallenTo(low))
      this.#take(instrument, slot);
  }

  #take(instrument: Instrument, slot: number): void {
    instrument.stops.remove(slot);
    this.triggered.push(slot);
  }
}

import * as matching from '../../matching/index.ts';
import type { InstrumentOrders } from '../../trading/instrument-orders.ts';
import type { Orders } from '../../trading/orders.ts';
import { closes } from './order-terms.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { NONE } = matching;

/** What the living orders of an owner in a contract come to. It is filled anew for each use, along the list of them. */
export class OwnOrders {
  /** Lots that they would open, and those that they would close. */
  opening = 0;
  closing = 0;
  /** How many of them open, and how many of those buy. */
  openings = 0;
  buying = 0;

  /**
   * @param list the owner's in the contract, see {@link InstrumentOrders.listOf}
   * @param except one that does not count
   */
  take(orders: Orders, of: InstrumentOrders, list: number, except = NONE): this {
    this.opening = 0;
    this.closing = 0;
    this.openings = 0;
    this.buying = 0;
    for (let slot = of.newestOf(list); slot !== NONE; slot = orders.nextOf(slot)) {
      if (slot !== except) this.#count(orders, slot);
    }
    return this;
  }

  #count(orders: Orders, slot: number): void {
    if (closes(orders, slot)) this.closing += orders.leftOf(slot);
    else {
      this.opening += orders.leftOf(slot);
      this.openings += 1;
      if (orders.buys(slot)) this.buying += 1;
    }
  }

  /** Whether any of them would open the other way. */
  opensAgainst(buys: boolean): boolean {
    return this.openings > (buys ? this.buying : this.openings - this.buying);
  }
}

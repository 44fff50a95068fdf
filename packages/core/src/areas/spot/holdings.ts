import type { Parts } from '@quay/money';
import type { Holdings } from '../../trading/holdings.ts';
import type { Instrument } from '../../trading/instrument.ts';
import * as codes from '../../trading/order-codes.ts';
import type { Orders } from '../../trading/orders.ts';
import * as links from './links.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { NOTHING } = codes;
const { HOLDS_BOTH, HOLDS_NOTHING } = links;

/**
 * A spot order holds what it gives: quote where it buys, base where it sells. Of a pair the limit order holds what the
 * larger of both needs, the other nothing.
 */
export class SpotHoldings implements Holdings {
  held(orders: Orders, slot: number, lots: number, amount: number, into: Parts): Parts {
    const link = orders.ownOf(slot, 0);
    if (link === HOLDS_NOTHING) return into.set(0, 0);
    const ticks = link === HOLDS_BOTH ? orders.ownOf(slot, 1) : orders.limitOf(slot);
    return this.required(orders.instrumentAt(slot), orders.buys(slot), ticks, lots, amount, into);
  }

  /**
   * What an order with a limit may cost at most, or one that sells, or one that spends an amount; in ticks, lots and
   * units of quote, the amount NONE where lots are ordered.
   */
  required(instrument: Instrument, buys: boolean, ticks: number, lots: number, amount: number, into: Parts): Parts {
    if (amount !== NOTHING) return into.ofUnits(amount);
    if (!buys) return into.ofProduct(lots, instrument.lot);
    return into.ofUnits(lots * ticks * instrument.quotePerTickLot);
  }

  paysFrom(instrument: Instrument, buys: boolean): number {
    return buys ? instrument.quote : instrument.base;
  }

  gainsIn(instrument: Instrument, buys: boolean): number {
    return buys ? instrument.base : instrument.quote;
  }
}

import type { Parts } from '@quay/money';
import type { Holdings } from '../../trading/holdings.ts';
import type { Instrument } from '../../trading/instrument.ts';
import * as codes from '../../trading/order-codes.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { NOTHING } = codes;

/** A spot order holds what it gives: quote where it buys, base where it sells. */
export class SpotHoldings implements Holdings {
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

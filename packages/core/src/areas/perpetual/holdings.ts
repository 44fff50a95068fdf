import type { Parts } from '@quay/money';
import { orderHold } from '../../margin/requirements.ts';
import { stepsHold } from '../../margin/steps.ts';
import type { Holdings } from '../../trading/holdings.ts';
import type { Instrument } from '../../trading/instrument.ts';
import type { Orders } from '../../trading/orders.ts';
import { assumedTicksOf, closes, marginOf, markTicksOf, stepsMarginOf } from './order-terms.ts';
import type { Contract } from './state.ts';

/**
 * An order that opens holds its initial margin, the loss that it would show at once and a taker's fee, at the prices of the
 * moment when it was accepted. One that closes holds nothing.
 */
export class PerpetualHoldings implements Holdings {
  held(orders: Orders, slot: number, lots: number, _amount: number, into: Parts): Parts {
    if (closes(orders, slot)) return into.set(0, 0);
    const instrument = orders.instrumentAt(slot);
    const { terms } = instrument;
    const { kind } = terms as Contract;
    if (kind === 'linear') {
      const counted = stepsHold(
        instrument.quotePerTickLot,
        orders.buys(slot),
        lots,
        assumedTicksOf(orders, slot),
        orders.limitOf(slot),
        markTicksOf(orders, slot),
        stepsMarginOf(orders, slot),
        orders.takerRateOf(slot),
      );
      if (!Number.isNaN(counted)) return into.ofUnits(counted);
    }
    return into.of(
      orderHold({
        kind,
        buys: orders.buys(slot),
        quantity: BigInt(lots) * terms.lot,
        price: BigInt(assumedTicksOf(orders, slot)) * terms.tick,
        worst: BigInt(orders.limitOf(slot)) * terms.tick,
        mark: BigInt(markTicksOf(orders, slot)) * terms.tick,
        takerRate: BigInt(orders.takerRateOf(slot)),
        ...marginOf(orders, slot),
      }),
    );
  }

  paysFrom(instrument: Instrument): number {
    return instrument.quote;
  }

  gainsIn(instrument: Instrument): number {
    return instrument.quote;
  }
}

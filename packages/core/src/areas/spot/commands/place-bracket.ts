import { spot } from '@quay/contract/spot/rules';
import { text as decimal, multiply } from '@quay/money';
import { codecOf, maybe, type RowOf, units } from '../../../engine/columns.ts';
import { type Command, command, type Refused, refuse, shape } from '../../../engine/command.ts';
import { ASK, NONE } from '../../../matching/index.ts';
import type { Reach } from '../../../trading/far.ts';
import type { Instrument } from '../../../trading/instrument.ts';
import { orderInput } from '../../../trading/order-request.ts';
import type { Order } from '../../../trading/tables.ts';
import { type Count, priceRefusal, stepsOf, worthRefusal } from '../../../trading/terms.ts';
import { isEnough } from '../exits.ts';
import { OPENS } from '../links.ts';
import type { SpotParts } from '../parts.ts';
import { ordersTable } from '../product.ts';
import { type Attaching, orderPlacing } from './place-order.ts';

const input = { ...orderInput, takeProfit: maybe(units), stopLoss: maybe(units) };
/** A purchase, and the prices at which what it buys is sold again. */
export type PlaceBracket = RowOf<typeof input>;

export const placeBracketShape = shape({
  name: 'spot/place-bracket',
  number: 291,
  input,
  output: codecOf<Order>(ordersTable.columns),
});

/**
 * Places a purchase, limit or market, whose exits are placed when it is over: a limit order at the price that takes the
 * profit, a stop order that limits the loss, or both as a pair.
 */
export function placeBracket(parts: SpotParts): Command<never> {
  const { orders, brackets, guard } = parts;
  const { place, write } = orderPlacing(parts);
  return command(
    placeBracketShape,
    (request: PlaceBracket, at) => {
      const { owner, takeProfit, stopLoss } = request;
      const attaching: Attaching = {
        line: ` exits ${priceLine(takeProfit)} ${priceLine(stopLoss)}`,
        // A stop order at market: nobody can say what it gets.
        stopped: () => (stopLoss === null ? undefined : guard.check(owner, 'far-order', at)),
        refused: (instrument, order) => exitsRefusal(parts, instrument, request, order),
        accepted(slot) {
          orders.setOwn(slot, [OPENS, 0, 0]);
          const [profit, loss] = [takeProfit, stopLoss].map((price) => (price === null ? null : BigInt(price)));
          brackets.attach({ order: orders.idOf(slot), owner, takeProfit: profit!, stopLoss: loss! });
        },
      };
      return place(request, at, attaching);
    },
    write,
  );
}

const priceLine = (price: Count | null): string => (price === null ? '-' : decimal(BigInt(price)));

/** Refuses exits that could not be placed if all of the purchase were filled at its price, or at the last one. */
function exitsRefusal(
  { volumes }: Pick<SpotParts, 'volumes'>,
  instrument: Instrument,
  { owner, side, type, takeProfit, stopLoss }: PlaceBracket,
  { limitTicks, lots, amount }: Pick<Reach, 'limitTicks' | 'lots' | 'amount'>,
): Refused | undefined {
  const { terms } = instrument;
  if (side !== 'buy' || (type !== 'limit' && type !== 'market')) return refuse(spot['exits-of-purchases'], {}, 'side');
  if (takeProfit === null && stopLoss === null) return refuse(spot['exit-missing'], {}, 'takeProfit');
  const { lastTicks } = instrument;
  // What is paid, and the price that the stop order will be held against.
  const most = type === 'limit' ? limitTicks : Math.max(lastTicks, instrument.book.bestTicks(ASK));
  const least = Math.min(most, lastTicks);
  const exits = { takeProfit: NONE as number, stopLoss: NONE as number };
  if (takeProfit !== null) {
    exits.takeProfit = stepsOf(takeProfit, instrument.tick);
    if (Number.isNaN(exits.takeProfit)) return refuse(spot['price-off-tick'], { tick: terms.tick }, 'takeProfit');
    if (exits.takeProfit <= most) {
      return refuse(spot['take-profit-wrong-side'], { reference: instrument.priceOf(most) }, 'takeProfit');
    }
    const high = instrument.highRound(most);
    const outside = priceRefusal(instrument, exits.takeProfit, 1, high, 'takeProfit');
    if (outside) return outside;
  }
  if (stopLoss !== null) {
    exits.stopLoss = stepsOf(stopLoss, instrument.tick);
    if (Number.isNaN(exits.stopLoss)) return refuse(spot['stop-price-off-tick'], { tick: terms.tick }, 'stopLoss');
    if (exits.stopLoss < 1 || exits.stopLoss >= least) {
      return refuse(spot['stop-loss-wrong-side'], { reference: instrument.priceOf(least) }, 'stopLoss');
    }
  }
  const bought = lots === NONE ? Math.floor(amount / (most * instrument.quotePerTickLot)) : lots;
  const fee = multiply(BigInt(bought) * terms.lot, BigInt(instrument.takerRates[volumes.tierOf(owner)]!), 'up');
  const left = Number((BigInt(bought) * terms.lot - fee) / terms.lot);
  if (!isEnough(instrument, left, exits)) {
    return refuse(
      spot['exits-too-small'],
      { min: terms.minNotional, coin: terms.quote },
      lots === NONE ? 'amount' : 'quantity',
    );
  }
  const dearest = Math.max(exits.takeProfit, most);
  return worthRefusal(instrument, left, dearest, dearest);
}

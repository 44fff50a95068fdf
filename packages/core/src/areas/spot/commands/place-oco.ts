import { spot } from '@quay/contract/spot/rules';
import { selfTradeModes, sides, trading } from '@quay/contract/trading/rules';
import { text as decimal, Parts } from '@quay/money';
import { Writer } from '../../../engine/bytes.ts';
import { type Codec, codecOf, id, maybe, oneOf, type RowOf, text, units } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, type Refused, refuse, shape } from '../../../engine/command.ts';
import { NONE } from '../../../matching/index.ts';
import { goesFar } from '../../../trading/far.ts';
import type { Instrument } from '../../../trading/instrument.ts';
import { GTC, IOC, LIMIT, POST_ONLY, STOP_LIMIT, STOP_MARKET } from '../../../trading/order-codes.ts';
import type { Order } from '../../../trading/tables.ts';
import { type Count, isNone, stepsOf, termsRefusal } from '../../../trading/terms.ts';
import type { SpotParts } from '../parts.ts';
import { ordersTable } from '../product.ts';

const input = {
  owner: id,
  clientId: maybe(text),
  market: text,
  side: oneOf(sides),
  quantity: units,
  /** Of the limit order, which rests. */
  price: units,
  /** Of the stop order, and the limit that it has then; none sells at market. */
  stopPrice: units,
  stopLimitPrice: maybe(units),
  selfTrade: oneOf(selfTradeModes),
};
/** Two orders on one quantity, of which one cancels the other. */
export type PlaceOco = RowOf<typeof input>;
/** Both as they were placed. */
export type PlacedPair = { readonly limit: Order; readonly stop: Order };

const order = codecOf<Order>(ordersTable.columns);
const output: Codec<PlacedPair> = {
  write(to, pair) {
    order.write(to, pair.limit);
    order.write(to, pair.stop);
  },
  read: (from) => ({ limit: order.read(from), stop: order.read(from) }),
  skip(from) {
    order.skip(from);
    order.skip(from);
  },
};

export const placeOcoShape = shape({ name: 'spot/place-oco', number: 290, input, output });

/** The slots of both, or the rows of the first answer to the same client id. */
type Placed = { readonly limit: number; readonly stop: number } | Uint8Array;

/** Prices in ticks, the quantity in lots; NONE for a stop order without a limit. */
type OcoSteps = {
  readonly lots: number;
  readonly limitTicks: number;
  readonly stopTicks: number;
  readonly stopLimitTicks: number;
};

/**
 * Places a limit order that rests on the better side of the last price, and a stop order on the other, both on one
 * quantity, which is held once: as soon as one trades or is reached the other is cancelled.
 */
export function placeOco(parts: SpotParts): Command<never> {
  const { orders, instruments, instrumentOrders, clientIds, ledger, holdings, guard, ocoPlacing } = parts;
  const answer = new Writer();
  const needed = new Parts();

  function run(request: PlaceOco, at: number): Outcome<Placed> {
    const { owner, clientId } = request;
    const ordered = clientId === null ? '' : lineOf(request);
    const earlier = clientId === null ? undefined : clientIds.find(owner, clientId);
    if (earlier?.ordered === ordered) return done(earlier.answer);
    if (earlier) return refuse(spot['client-id-reused'], {}, 'clientOrderId');

    const instrument = instruments.find(request.market);
    if (!instrument) return refuse(trading['symbol-unknown'], { symbol: request.market }, 'symbol');
    const { terms } = instrument;
    if (terms.status !== 'trading') return refuse(trading['market-halted']);
    const buys = request.side === 'buy';
    const steps = {
      lots: stepsOf(request.quantity, instrument.lot),
      limitTicks: stepsOf(request.price, instrument.tick),
      stopTicks: stepsOf(request.stopPrice, instrument.tick),
      stopLimitTicks: request.stopLimitPrice === null ? NONE : stepsOf(request.stopLimitPrice, instrument.tick),
    };
    const wrong = kindRefusal(request) ?? ocoTermsRefusal(instrument, steps, buys);
    if (wrong) return wrong;

    const { lots, limitTicks, stopTicks, stopLimitTicks } = steps;
    const both = { buys, lots, amount: NONE };
    const far =
      goesFar(instrument, { ...both, limitTicks, stopTicks: NONE }) ||
      goesFar(instrument, { ...both, limitTicks: stopLimitTicks, stopTicks });
    const stopped = far ? guard.check(owner, 'far-order', at) : undefined;
    if (stopped) return stopped;
    const list = instrumentOrders.listOf(owner, instrument);
    if (instrumentOrders.countOf(list) + 2 > terms.maxOpenOrders) {
      return refuse(spot['too-many-open-orders'], { max: terms.maxOpenOrders });
    }
    holdings.required(instrument, buys, Math.max(limitTicks, stopLimitTicks), lots, NONE, needed);
    const payer = instrumentOrders.payer(list, owner, instrument, buys);
    if (!ledger.has(payer, needed)) {
      const coin = buys ? terms.quote : terms.base;
      const available = payer < 0 ? 0n : ledger.accounts.row(payer).available;
      return refuse(spot['balance-too-small'], { available, needed: needed.value(), coin }, 'quantity');
    }
    if (instrument.isMet(buys, limitTicks)) return refuse(spot['would-take'], {}, 'price');

    ledger.hold(payer, needed);
    const selfTrade = selfTradeModes.indexOf(request.selfTrade);
    const said = { owner, instrument, buys, selfTrade, lots, at };
    const stopLimited = stopLimitTicks !== NONE;
    const placed = ocoPlacing.place(
      { ...said, clientId, type: LIMIT, force: POST_ONLY, limitTicks, stopTicks: NONE },
      {
        ...{ ...said, clientId: null, limitTicks: stopLimitTicks, stopTicks },
        ...(stopLimited ? { type: STOP_LIMIT, force: GTC } : { type: STOP_MARKET, force: IOC }),
      },
      null,
    );
    if (clientId !== null) {
      orders.write(answer, placed.limit);
      orders.write(answer, placed.stop);
      clientIds.add({ owner, clientId, ordered, answer: answer.take(), at });
    }
    return done(placed);
  }

  return command(placeOcoShape, run, (to, placed: Placed) => {
    if (placed instanceof Uint8Array) {
      to.raw(placed, 0, placed.length);
      return;
    }
    orders.reply(to, placed.limit);
    orders.reply(to, placed.stop);
  });
}

/** Everything that makes two requests the same pair. */
function lineOf({ market, side, quantity, price, stopPrice, stopLimitPrice, selfTrade }: PlaceOco): string {
  const amounts = [quantity, price, stopPrice, stopLimitPrice].map((one: Count | null) =>
    one === null ? '-' : decimal(BigInt(one)),
  );
  return `oco ${market} ${side} ${amounts.join(' ')} ${selfTrade}`;
}

function kindRefusal({ side, quantity, price, stopPrice, stopLimitPrice }: PlaceOco): Refused | undefined {
  if (isNone(price)) return refuse(spot['price-missing'], {}, 'price');
  if (isNone(stopPrice)) return refuse(spot['stop-price-missing'], {}, 'stopPrice');
  if (stopLimitPrice !== null && isNone(stopLimitPrice)) return refuse(spot['price-missing'], {}, 'stopLimitPrice');
  // What a purchase at market costs cannot be held for a quantity.
  if (side === 'buy' && stopLimitPrice === null) return refuse(spot['oco-buy-needs-limit'], {}, 'stopLimitPrice');
  return isNone(quantity) ? refuse(spot['quantity-missing'], {}, 'quantity') : undefined;
}

/** Refuses what the market does not allow of either order, and prices that are not on both sides of the last one. */
function ocoTermsRefusal(instrument: Instrument, steps: OcoSteps, buys: boolean): Refused | undefined {
  const { lots, limitTicks, stopTicks, stopLimitTicks } = steps;
  const plain = termsRefusal(instrument, { type: 'limit', amount: null }, { limitTicks, stopTicks: NONE, lots });
  if (plain) return plain;
  const type = stopLimitTicks === NONE ? 'stop-market' : 'stop-limit';
  const stop = termsRefusal(instrument, { type, amount: null }, { limitTicks: stopLimitTicks, stopTicks, lots });
  if (stop) return stop.field === 'price' ? { ...stop, field: 'stopLimitPrice' } : stop;
  const last = { last: instrument.terms.referencePrice };
  if (buys ? limitTicks >= instrument.lastTicks : limitTicks <= instrument.lastTicks) {
    return refuse(spot[buys ? 'oco-limit-not-below' : 'oco-limit-not-above'], last, 'price');
  }
  if (buys ? stopTicks <= instrument.lastTicks : stopTicks >= instrument.lastTicks) {
    return refuse(spot[buys ? 'oco-stop-not-above' : 'oco-stop-not-below'], last, 'stopPrice');
  }
  return undefined;
}

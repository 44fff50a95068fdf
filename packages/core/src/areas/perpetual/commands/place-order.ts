import {
  type ClosingIntent,
  intents,
  perpetual,
  perpetualOrderTypes,
  TRIGGERS_MAX,
  triggerKinds,
} from '@quay/contract/perpetual/rules';
import { orderTypes, timesInForce, trading } from '@quay/contract/trading/rules';
import { text as decimalText, Parts, type Price } from '@quay/money';
import { Writer } from '../../../engine/bytes.ts';
import { amount, codecOf, id, listOf, maybe, oneOf, type RowOf, text, units } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, type Refused, refuse, shape } from '../../../engine/command.ts';
import * as matching from '../../../matching/index.ts';
import * as codes from '../../../trading/order-codes.ts';
import { kindRefusal, lineOf, type OrderRequest } from '../../../trading/order-request.ts';
import type { Order } from '../../../trading/tables.ts';
import { priceRefusal, quantityRefusal, stepsOf } from '../../../trading/terms.ts';
import { heldAsFar, orderRules, type Requested } from '../order-rules.ts';
import { OwnOrders } from '../own-orders.ts';
import type { PerpetualParts } from '../parts.ts';
import { leverageOf } from '../positions.ts';
import { perpetualProduct } from '../product.ts';
import type { Contract } from '../state.ts';
import { cutToTick, type TriggerTerms, termsRefusal } from '../trigger-terms.ts';

const { ASK, BID, CANCEL_TAKER, NONE } = matching;
const { FOK, IOC, LIMIT, MARKET, POST_ONLY } = codes;

const input = {
  owner: id,
  clientId: maybe(text),
  contract: text,
  intent: oneOf(intents),
  type: oneOf(perpetualOrderTypes),
  /** Of a market order, the worst price that it trades at. */
  price: maybe(units),
  quantity: maybe(units),
  timeInForce: oneOf(timesInForce),
  /** Nothing: that of the position, or the one that was chosen. */
  leverage: maybe(id),
  /** The mark that a stop order waits for. */
  stopPrice: maybe(units),
  /** Stop-profit and stop-loss of what an order opens. */
  attached: listOf({ kind: oneOf(triggerKinds), triggerPrice: amount, price: maybe(amount) }),
};
export type PlaceOrder = RowOf<typeof input>;

/** What an order says that waits for no mark and closes nothing by itself. */
export const plainOrder = { stopPrice: null, attached: [] } as const;

const { orders: ordersTable } = perpetualProduct.tables;

export const placeOrderShape = shape({
  name: 'perpetual/place-order',
  number: 105,
  input,
  output: codecOf<Order>(ordersTable.columns),
});

/** An order that the book has now, or the row of the first answer to the same client id. */
type Placed = number | Uint8Array;

/**
 * Places an order with an intent: one that opens holds margin, one that closes is limited by the position. Who would trade
 * with themselves trades no further: the rest of the taker expires.
 */
export function placeOrder(parts: PerpetualParts): Command<never> {
  const { orders, instruments, instrumentOrders, clientIds, ledger, orderIds, volumes, matchLoop } = parts;
  const { positions, accounts, funding, delivery, guard, triggers } = parts;
  const { statusRefusal, leverageRefusal, bandOf, opening, closing, isFar, balanceRefusal } = orderRules(parts);
  const answer = new Writer();
  const held = new Parts();
  const others = new OwnOrders();

  function run(request: PlaceOrder, at: number): Outcome<Placed> {
    const { owner, clientId } = request;
    if (delivery.isPaying) delivery.settle(owner, at);
    const common = commonOf(request);
    const ordered =
      clientId === null ? '' : `${request.intent} ${request.leverage ?? '-'} ${lineOf(common)}${attachedLine(request)}`;
    const earlier = clientId === null ? undefined : clientIds.find(owner, clientId);
    if (earlier?.ordered === ordered) return done(earlier.answer);
    if (earlier) return refuse(perpetual['client-id-reused'], {}, 'clientOrderId');

    const instrument = instruments.find(request.contract);
    if (!instrument) return refuse(trading['symbol-unknown'], { symbol: request.contract }, 'symbol');
    const contract = instrument.terms as Contract;
    const opens = request.intent === 'open-long' || request.intent === 'open-short';
    const list = instrumentOrders.listOf(owner, instrument);
    const row = positions.inList(list, owner, contract.symbol);
    const closedNow = statusRefusal(contract, opens, row, at);
    if (closedNow) return closedNow;

    if (opens && parts.isCopied(owner, contract.symbol)) return refuse(perpetual['position-copied']);
    const buys = common.side === 'buy';
    funding.settle(owner, at);
    others.take(orders, instrumentOrders, list);
    const wrongLeverage = opens ? leverageRefusal(request, contract, buys, row, others, at) : undefined;
    if (wrongLeverage) return wrongLeverage;

    const type = orderTypes.indexOf(request.type);
    const force = timesInForce.indexOf(request.timeInForce);
    const refused = kindRefusal(perpetual, common, type, force, false);
    if (refused) return refused;
    const limitTicks = request.price === null ? NONE : stepsOf(request.price, instrument.tick);
    const lots = stepsOf(request.quantity!, instrument.lot);
    const stopTicks = request.stopPrice === null ? NONE : stepsOf(request.stopPrice, instrument.tick);
    const waits = stopTicks !== NONE;
    const requested: Requested = { request, instrument, contract, buys, limitTicks, stopTicks, lots, at };
    if (Number.isNaN(limitTicks)) return refuse(perpetual['price-off-tick'], { tick: contract.tick }, 'price');
    if (Number.isNaN(stopTicks)) return refuse(perpetual['stop-price-off-tick'], { tick: contract.tick }, 'stopPrice');
    if (!opens && (row === undefined || row.isFlat || row.roughQuantity > 0 === buys)) {
      return refuse(perpetual['nothing-to-close']);
    }
    const early = waits ? stopRefusal(requested) : undefined;
    if (early) return early;
    const band = bandOf(requested, opens ? undefined : row);
    if (limitTicks !== NONE) {
      const outside = priceRefusal(instrument, limitTicks, band.low, band.high, 'price');
      if (outside) return outside;
    }
    const wrong = quantityRefusal(instrument, lots);
    if (wrong) return wrong;
    const taken = opens ? opening(requested, row, others, band) : closing(requested, row!, others, band);
    if ('ok' in taken) return taken;

    const { worstTicks, own, hold, leverage } = taken;
    const stopped = isFar(requested, worstTicks) ? guard.check(owner, 'far-order', at) : undefined;
    if (stopped) return heldAsFar(stopped);
    const rests = waits || (type === LIMIT && force !== IOC && force !== FOK);
    if (rests && instrumentOrders.countOf(list) >= contract.maxOpenOrders) {
      return refuse(perpetual['too-many-open-orders'], { max: contract.maxOpenOrders });
    }
    const wrongTrigger = attachedRefusal(requested, opens);
    if (wrongTrigger) return wrongTrigger;
    const meets = !waits && instrument.isMet(buys, worstTicks);
    if (!meets && !waits && (type === MARKET || force === IOC)) return refuse(perpetual['no-one-to-trade-with']);
    const short = opens
      ? balanceRefusal(requested, row, instrumentOrders.payer(list, owner, instrument, buys), hold)
      : undefined;
    if (short) return short;
    if (meets && force === POST_ONLY) return refuse(perpetual['would-take'], {}, 'price');
    if (!waits && force === FOK && !instrument.book.fillable(buys ? BID : ASK, worstTicks, lots, owner, CANCEL_TAKER)) {
      return refuse(perpetual['cannot-fill-whole']);
    }

    if (opens && leverage !== (row?.leverage ?? leverageOf(contract.maxLeverage))) {
      const chosen = positions.of(owner, contract);
      chosen.leverage = leverage;
      positions.touch(chosen);
    }
    const keepsRow = !parts.isMarketMaker(owner);
    const tier = keepsRow ? volumes.tierOf(owner) : NONE;
    const payee = instrumentOrders.payee(list, owner, instrument, buys);
    const slot = orders.accept({
      id: orderIds.next(),
      owner,
      clientId,
      instrument,
      buys,
      type,
      force,
      selfTrade: CANCEL_TAKER,
      // A market order trades no further than the band, as if it had named that price.
      limitTicks: worstTicks,
      stopTicks,
      lots,
      amount: NONE,
      makerRate: tier === NONE ? 0 : instrument.makerRates[tier]!,
      takerRate: tier === NONE ? 0 : instrument.takerRates[tier]!,
      list,
      payer: payee,
      payee,
      keepsRow,
      at,
    });
    orders.setOwn(slot, own);
    if (typeof hold === 'number') held.ofUnits(hold);
    else orders.heldOf(slot, held);
    if (!held.isZero) ledger.hold(payee, held);
    // What an order of an isolated position holds is no longer behind the others.
    if (row?.mode === 'isolated') positions.moved.add(owner);
    for (const one of request.attached) {
      const of = { owner, contract: contract.symbol, closes: closingOf(buys), order: orders.idOf(slot) };
      triggers.set(of, termsOf(one), at);
    }
    if (waits) matchLoop.wait(slot);
    else matchLoop.enter(slot, held, at);

    if (clientId !== null) {
      orders.write(answer, slot);
      clientIds.add({ owner, clientId, ordered, answer: answer.take(), at });
    }
    return done(slot);
  }

  /** A stop order that buys waits for a rise of the mark, one that sells for a fall. */
  function stopRefusal({ contract, buys, stopTicks }: Requested): Refused | undefined {
    const mark = cutToTick(accounts.markOf(contract.symbol), contract.tick);
    const stop = BigInt(stopTicks) * contract.tick;
    if (stop > 0n && (buys ? stop > mark : stop < mark)) return undefined;
    return refuse(perpetual['stop-price-wrong-side'], { mark }, 'stopPrice');
  }

  /** What an order closes by itself is on the right sides of its own price, and only of one that opens. */
  function attachedRefusal(requested: Requested, opens: boolean): Refused | undefined {
    const { contract, buys, request } = requested;
    const { attached, owner } = request;
    if (attached.length === 0) return undefined;
    if (!opens || attached.some(({ kind }) => kind === 'trailing')) return refuse(perpetual['trigger-not-here']);
    const reference = priceOf(requested);
    for (const one of attached) {
      const wrong = termsRefusal(termsOf(one), { contract, isLong: buys, reference });
      const field = one.kind === 'stop-profit' ? 'stopProfit' : 'stopLoss';
      if (wrong) return { ...wrong, field: `${field}.${wrong.field}` };
    }
    return triggers.hasRoom(owner, contract.symbol, attached.length)
      ? undefined
      : refuse(perpetual['trigger-too-many'], { max: TRIGGERS_MAX });
  }

  /** The price that an order is meant to trade at: its limit, its stop price, or the mark. */
  function priceOf({ request, contract, limitTicks, stopTicks }: Requested): Price {
    const isPriced = limitTicks !== NONE && request.type !== 'market';
    const ticks = isPriced ? limitTicks : stopTicks;
    return ticks === NONE ? cutToTick(accounts.markOf(contract.symbol), contract.tick) : BigInt(ticks) * contract.tick;
  }

  return command(placeOrderShape, run, (to, placed: Placed) => {
    if (typeof placed === 'number') orders.reply(to, placed);
    else to.raw(placed, 0, placed.length);
  });
}

/** The request in the words that all products share. */
function commonOf(request: PlaceOrder): OrderRequest {
  const { owner, clientId, contract: market, intent, type, price, quantity, timeInForce } = request;
  const side = intent === 'open-long' || intent === 'close-short' ? 'buy' : 'sell';
  return {
    owner,
    clientId,
    market,
    side,
    type,
    price,
    quantity,
    timeInForce,
    amount: null,
    selfTrade: 'cancel-taker',
    stopPrice: request.stopPrice,
  };
}

type Attached = PlaceOrder['attached'][number];

/** The intent of what closes that an order has opened. */
export const closingOf = (buys: boolean): ClosingIntent => (buys ? 'close-long' : 'close-short');

const termsOf = ({ kind, triggerPrice, price }: Attached): TriggerTerms => ({
  ...{ kind, triggerPrice, price, quantity: null, activation: null, callback: null },
});

/** The same for the line that makes two requests the same; nothing where there is none. */
const attachedLine = ({ attached }: PlaceOrder): string =>
  attached
    .map(
      ({ kind, triggerPrice, price }) =>
        ` ${kind} ${decimalText(triggerPrice)} ${price === null ? '-' : decimalText(price)}`,
    )
    .join('');

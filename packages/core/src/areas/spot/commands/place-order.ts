import { spot } from '@quay/contract/spot/rules';
import { orderTypes, selfTradeModes, timesInForce, trading } from '@quay/contract/trading/rules';
import { Parts } from '@quay/money';
import { Writer } from '../../../engine/bytes.ts';
import { codecOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, type Refused, refuse, shape } from '../../../engine/command.ts';
import type { SelfTrade } from '../../../matching/index.ts';
import * as matching from '../../../matching/index.ts';
import { goesFar, type Reach } from '../../../trading/far.ts';
import type { Instrument } from '../../../trading/instrument.ts';
import * as codes from '../../../trading/order-codes.ts';
import { kindRefusal, lineOf, type OrderRequest, orderInput } from '../../../trading/order-request.ts';
import type { Order } from '../../../trading/tables.ts';
import { stepsOf, termsRefusal } from '../../../trading/terms.ts';
import type { SpotParts } from '../parts.ts';
import { ordersTable } from '../product.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { ASK, BID, CANCEL_MAKER, NONE } = matching;
const { FOK, IOC, MARKET, OPEN, POST_ONLY } = codes;

export type PlaceOrder = OrderRequest;

export const placeOrderShape = shape({
  name: 'spot/place-order',
  number: 20,
  input: orderInput,
  output: codecOf<Order>(ordersTable.columns),
});

/** What a command attaches to the order that it places. */
export type Attaching = {
  /** What makes it another order than the same without it. */
  readonly line: string;
  /** Asks the guard where something of it could trade far from the last price at its owner's cost. */
  stopped(): Refused | undefined;
  refused(instrument: Instrument, order: Pick<Reach, 'limitTicks' | 'lots' | 'amount'>): Refused | undefined;
  /** It was accepted, and has not met the book yet. */
  accepted(slot: number): void;
};

/** An order that the book has now, or the row of the first answer to the same client id. */
export type Placed = number | Uint8Array;

/**
 * Places an order: recognises a repeat, refuses in the order of the contract, holds what the order may cost, trades
 * with whoever waits at that price or better, and rests, waits or expires with what is left.
 */
export function orderPlacing(parts: SpotParts): {
  readonly place: (request: OrderRequest, at: number, attaching?: Attaching) => Outcome<Placed>;
  readonly write: (to: Writer, placed: Placed) => void;
} {
  const { orders, instruments, instrumentOrders, clientIds, ledger, orderIds, volumes, holdings, matchLoop } = parts;
  const { guard } = parts;
  const answer = new Writer();
  const needed = new Parts();

  function place(request: OrderRequest, at: number, attaching?: Attaching): Outcome<Placed> {
    const { owner, clientId } = request;
    const ordered = clientId === null ? '' : `${lineOf(request)}${attaching?.line ?? ''}`;
    const earlier = clientId === null ? undefined : clientIds.find(owner, clientId);
    if (earlier?.ordered === ordered) return done(earlier.answer);
    if (earlier) return refuse(spot['client-id-reused'], {}, 'clientOrderId');

    const instrument = instruments.find(request.market);
    if (!instrument) return refuse(trading['symbol-unknown'], { symbol: request.market }, 'symbol');
    const { terms } = instrument;
    if (terms.status !== 'trading') return refuse(trading['market-halted']);

    const type = orderTypes.indexOf(request.type);
    const force = timesInForce.indexOf(request.timeInForce);
    const buys = request.side === 'buy';
    const refused = kindRefusal(spot, request, type, force);
    if (refused) return refused;
    const limitTicks = request.price === null ? NONE : stepsOf(request.price, instrument.tick);
    const stopTicks = request.stopPrice === null ? NONE : stepsOf(request.stopPrice, instrument.tick);
    const lots = request.quantity === null ? NONE : stepsOf(request.quantity, instrument.lot);
    const amount = request.amount === null ? NONE : Number(request.amount);
    const wrong = termsRefusal(instrument, request, { limitTicks, stopTicks, lots });
    if (wrong) return wrong;
    const unfit = attaching?.refused(instrument, { limitTicks, lots, amount });
    if (unfit) return unfit;
    const reach = { buys, limitTicks, stopTicks, lots, amount };
    const selfTrade = selfTradeModes.indexOf(request.selfTrade) as SelfTrade;
    // Nearly all have a limit near the reference; what others would reach is worked out for those alone who are stopped.
    if (limitTicks === NONE || goesFar(instrument, reach)) {
      const stopped = guard.check(owner, 'far-order', at);
      if (stopped && goesFar(instrument, reach, givingWay(owner, instrument, buys, selfTrade))) return stopped;
    }
    const held = attaching?.stopped();
    if (held) return held;
    const list = instrumentOrders.listOf(owner, instrument);
    const rests = type !== MARKET && force !== IOC && force !== FOK;
    if ((rests || stopTicks !== NONE) && instrumentOrders.countOf(list) >= terms.maxOpenOrders) {
      return refuse(spot['too-many-open-orders'], { max: terms.maxOpenOrders });
    }

    const worst = limitTicks === NONE ? (buys ? instrument.highTicks : instrument.lowTicks) : limitTicks;
    const meets = stopTicks === NONE && instrument.isMet(buys, worst);
    if (!meets && stopTicks === NONE && (type === MARKET || force === IOC)) return refuse(spot['no-one-to-trade-with']);

    if (!buys || amount !== NONE || type !== MARKET) {
      holdings.required(instrument, buys, limitTicks, lots, amount, needed);
    } else {
      costNow(instrument, { lots, highest: worst }, givingWay(owner, instrument, buys, selfTrade), needed);
    }
    const payer = instrumentOrders.payer(list, owner, instrument, buys);
    if (!ledger.has(payer, needed)) {
      const coin = buys ? terms.quote : terms.base;
      const available = payer < 0 ? 0n : ledger.accounts.row(payer).available;
      const field = amount === NONE ? 'quantity' : 'amount';
      return refuse(spot['balance-too-small'], { available, needed: needed.value(), coin }, field);
    }
    if (meets && force === POST_ONLY) return refuse(spot['would-take'], {}, 'price');
    if (stopTicks === NONE && force === FOK) {
      const side = buys ? BID : ASK;
      if (!instrument.book.fillable(side, limitTicks, lots, owner, selfTrade)) return refuse(spot['cannot-fill-whole']);
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
      selfTrade,
      limitTicks,
      stopTicks,
      lots,
      amount,
      makerRate: tier === NONE ? 0 : instrument.makerRates[tier]!,
      takerRate: tier === NONE ? 0 : instrument.takerRates[tier]!,
      list,
      payer,
      payee,
      keepsRow,
      at,
    });
    attaching?.accepted(slot);
    ledger.hold(payer, needed);
    if (stopTicks !== NONE) matchLoop.wait(slot);
    else matchLoop.enter(slot, needed, at);

    if (clientId !== null) {
      orders.write(answer, slot);
      clientIds.add({ owner, clientId, ordered, answer: answer.take(), at });
    }
    return done(slot);
  }

  /** What of the owner's own offers an order would meet and does not trade with, because they give way: lots by price in ticks. */
  function givingWay(
    owner: number,
    instrument: Instrument,
    buys: boolean,
    selfTrade: SelfTrade,
  ): ReadonlyMap<number, number> {
    if (selfTrade !== CANCEL_MAKER) return none;
    const own = new Map<number, number>();
    for (const slot of instrumentOrders.slotsOf(owner, [instrument])) {
      if (orders.buys(slot) === buys || orders.statusOf(slot) !== OPEN) continue;
      const ticks = orders.limitOf(slot);
      own.set(ticks, (own.get(ticks) ?? 0) + orders.leftOf(slot));
    }
    return own;
  }

  return {
    place,
    write(to, placed) {
      if (typeof placed === 'number') orders.reply(to, placed);
      else to.raw(placed, 0, placed.length);
    },
  };
}

/** Places an order. */
export function placeOrder(parts: SpotParts): Command<never> {
  const { place, write } = orderPlacing(parts);
  return command(placeOrderShape, place, write);
}

const none: ReadonlyMap<number, number> = new Map();

/** What a market buy by quantity costs at most with the offers that stand within its reach now, but for `spared` ones. */
function costNow(
  instrument: Instrument,
  { lots, highest }: { readonly lots: number; readonly highest: number },
  spared: ReadonlyMap<number, number>,
  into: Parts,
): void {
  let left = lots;
  let cost = 0;
  for (const [ticks, here] of instrument.book.levels(ASK)) {
    if (left === 0 || ticks > highest) break;
    const taken = Math.min(left, here - (spared.get(ticks) ?? 0));
    cost += ticks * taken;
    left -= taken;
  }
  into.ofProduct(cost, instrument.quotePerTickLot);
}

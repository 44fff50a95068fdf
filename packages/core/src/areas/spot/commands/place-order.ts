import { sides, trading } from '@quay/contract';
import { orderTypes, selfTradeModes, spot, timesInForce } from '@quay/contract/spot';
import { text as decimal, Parts } from '@quay/money';
import { Writer } from '../../../engine/bytes.ts';
import type { Rows } from '../../../engine/changes.ts';
import { codecOf, id, maybe, oneOf, type RowOf, text, units } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, type Refused, refuse, shape } from '../../../engine/command.ts';
import type { Sequence } from '../../../engine/sequences.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import type { SelfTrade } from '../../../matching/index.ts';
import * as matching from '../../../matching/index.ts';
import * as codes from '../codes.ts';
import { goesFar } from '../far.ts';
import type { SpotNeeds } from '../needs.ts';
import type { Orders } from '../orders.ts';
import type { Standings } from '../standings.ts';
import { type ClientOrder, type Order, ordersTable } from '../state.ts';
import { amountRefusal, type Count, isNone, priceRefusal, quantityRefusal, stepsOf, worthRefusal } from '../terms.ts';
import type { Trading } from '../trading.ts';
import type { Venue } from '../venue.ts';
import type { Venues } from '../venues.ts';
import type { Volumes } from '../volumes.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { ASK, BID, CANCEL_MAKER, NONE } = matching;
const { FOK, IOC, LIMIT, MARKET, OPEN, POST_ONLY, STOP_LIMIT, STOP_MARKET } = codes;

const input = {
  owner: id,
  clientId: maybe(text),
  market: text,
  side: oneOf(sides),
  type: oneOf(orderTypes),
  price: maybe(units),
  quantity: maybe(units),
  amount: maybe(units),
  timeInForce: oneOf(timesInForce),
  selfTrade: oneOf(selfTradeModes),
  stopPrice: maybe(units),
};
/** Amounts in units: numbers where a double holds them, bigints where not; either may be sent. */
export type PlaceOrder = RowOf<typeof input>;

/** What a plain limit order says beside its price and quantity, and a plain market order. */
export const plainLimit = { timeInForce: 'gtc', selfTrade: 'cancel-taker', stopPrice: null } as const;
export const plainMarket = { ...plainLimit, timeInForce: 'ioc' } as const;

export const placeOrderShape = shape({
  name: 'spot/place-order',
  number: 20,
  input,
  output: codecOf<Order>(ordersTable.columns),
});

export type SpotParts = {
  readonly orders: Orders;
  readonly standings: Standings;
  readonly venues: Venues;
  readonly clientOrders: Rows<ClientOrder>;
  readonly ledger: Ledger;
  readonly orderIds: Sequence;
  readonly trading: Trading;
  readonly volumes: Volumes;
  readonly needs: SpotNeeds;
};

/** An order that the book has now, or the row of the first answer to the same client id. */
type Placed = number | Uint8Array;

/**
 * Places an order: recognises a repeat, refuses in the order of the contract, holds what the order may cost, trades
 * with whoever waits at that price or better, and rests, waits or expires with what is left.
 */
export function placeOrder(parts: SpotParts): Command<never> {
  const { orders, standings, venues, clientOrders, ledger, orderIds, volumes, needs } = parts;
  const answer = new Writer();
  const needed = new Parts();

  function run(wish: PlaceOrder, at: number): Outcome<Placed> {
    const { owner, clientId } = wish;
    const ordered = clientId === null ? '' : lineOf(wish);
    const earlier = clientId === null ? undefined : clientOrders.get(`${owner}/${clientId}`);
    if (earlier?.ordered === ordered) return done(earlier.answer);
    if (earlier) return refuse(spot['client-id-reused'], {}, 'clientOrderId');

    const venue = venues.find(wish.market);
    if (!venue) return refuse(trading['symbol-unknown'], { symbol: wish.market }, 'symbol');
    if (venue.market.status !== 'trading') return refuse(trading['market-halted']);

    const type = orderTypes.indexOf(wish.type);
    const force = timesInForce.indexOf(wish.timeInForce);
    const buys = wish.side === 'buy';
    const refused = kindRefusal(wish, type, force, buys);
    if (refused) return refused;
    const limitTicks = wish.price === null ? NONE : stepsOf(wish.price, venue.tick);
    const stopTicks = wish.stopPrice === null ? NONE : stepsOf(wish.stopPrice, venue.tick);
    const lots = wish.quantity === null ? NONE : stepsOf(wish.quantity, venue.lot);
    const wrong = termsRefusal(venue, wish, { limitTicks, stopTicks, lots });
    if (wrong) return wrong;
    const reaching = { buys, limitTicks, stopTicks, lots, amount: Number(wish.amount) };
    // Nearly all have a limit near the reference; what others would reach is worked out for those alone who are stopped.
    if (limitTicks === NONE || goesFar(venue, reaching)) {
      const stopped = needs.guard.check(owner, 'far-order', at);
      if (stopped && goesFar(venue, reaching)) return stopped;
    }
    const standing = standings.of(owner, venue);
    const rests = type !== MARKET && force !== IOC && force !== FOK;
    if ((rests || stopTicks !== NONE) && standings.countOf(standing) >= venue.market.maxOpenOrders) {
      return refuse(spot['too-many-open-orders'], { max: venue.market.maxOpenOrders });
    }

    const reach = limitTicks === NONE ? (buys ? venue.highTicks : venue.lowTicks) : limitTicks;
    const meets = stopTicks === NONE && venue.isMet(buys, reach);
    if (!meets && stopTicks === NONE && (type === MARKET || force === IOC)) return refuse(spot['no-one-to-trade-with']);

    const selfTrade = selfTradeModes.indexOf(wish.selfTrade) as SelfTrade;
    if (wish.amount !== null) needed.ofUnits(Number(wish.amount));
    else if (!buys) needed.ofProduct(lots, venue.lot);
    else if (type !== MARKET) needed.ofUnits(limitTicks * lots * venue.grain);
    else costNow(venue, { lots, highest: reach }, selfTrade === CANCEL_MAKER ? ownAsks(owner, venue) : none, needed);
    const payer = standings.payer(standing, owner, venue, buys);
    if (!ledger.has(payer, needed)) {
      const coin = buys ? venue.market.quote : venue.market.base;
      const available = payer < 0 ? 0n : ledger.accounts.row(payer).available;
      const field = wish.amount === null ? 'quantity' : 'amount';
      return refuse(spot['balance-too-small'], { available, needed: needed.value(), coin }, field);
    }
    if (meets && force === POST_ONLY) return refuse(spot['would-take'], {}, 'price');
    if (stopTicks === NONE && force === FOK) {
      const side = buys ? BID : ASK;
      if (!venue.book.fillable(side, limitTicks, lots, owner, selfTrade)) return refuse(spot['cannot-fill-whole']);
    }

    const keepsRow = !needs.holders.isDesk(owner);
    const tier = keepsRow ? volumes.tierOf(owner) : NONE;
    const payee = standings.payee(standing, owner, venue, buys);
    const slot = orders.accept({
      id: orderIds.next(),
      owner,
      clientId,
      venue,
      buys,
      type,
      force,
      selfTrade,
      limitTicks,
      stopTicks,
      lots,
      amount: wish.amount === null ? NONE : Number(wish.amount),
      makerRate: tier === NONE ? 0 : venue.makerRates[tier]!,
      takerRate: tier === NONE ? 0 : venue.takerRates[tier]!,
      standing,
      payer,
      payee,
      keepsRow,
      at,
    });
    ledger.hold(payer, needed);
    if (stopTicks !== NONE) parts.trading.wait(slot);
    else parts.trading.enter(slot, needed, at);

    if (clientId !== null) {
      orders.write(answer, slot);
      clientOrders.add({ owner, clientId, ordered, answer: answer.take(), at });
    }
    return done(slot);
  }

  /** Lots that the owner offers here, by price: a buy that cancels them does not buy them. */
  function ownAsks(owner: number, venue: Venue): ReadonlyMap<number, number> {
    const asks = new Map<number, number>();
    for (const slot of standings.slotsOf(owner, [venue])) {
      if (orders.buys(slot) || orders.statusOf(slot) !== OPEN) continue;
      const ticks = orders.limitOf(slot);
      asks.set(ticks, (asks.get(ticks) ?? 0) + orders.leftOf(slot));
    }
    return asks;
  }

  return command(placeOrderShape, run, (to, placed: Placed) => {
    if (typeof placed === 'number') orders.reply(to, placed);
    else to.raw(placed, 0, placed.length);
  });
}

/** Everything that makes two wishes the same order. What most orders do not say is left out. */
function lineOf(wish: PlaceOrder): string {
  const part = (value: Count | null) => (value === null ? '-' : decimal(BigInt(value)));
  const { market, side, type, price, quantity, amount, timeInForce, selfTrade, stopPrice } = wish;
  const line = [market, side, type, part(price), part(quantity), part(amount)].join(' ');
  const usual = timeInForce === (type === 'market' ? 'ioc' : 'gtc') && selfTrade === 'cancel-taker';
  return usual && stopPrice === null ? line : `${line} ${timeInForce} ${selfTrade} ${part(stopPrice)}`;
}

/** Refuses what this kind of order lacks, or must not have. */
function kindRefusal(wish: PlaceOrder, type: number, force: number, buys: boolean): Refused | undefined {
  const priced = type === LIMIT || type === STOP_LIMIT;
  const stops = type === STOP_LIMIT || type === STOP_MARKET;
  // A market order may name the worst price that it trades at.
  const names = priced || (type === MARKET && wish.price !== null);
  if (names && isNone(wish.price)) return refuse(spot['price-missing'], {}, 'price');
  if (!names && wish.price !== null) return refuse(spot['price-not-for-market'], {}, 'price');
  if (stops && isNone(wish.stopPrice)) return refuse(spot['stop-price-missing'], {}, 'stopPrice');
  if (!stops && wish.stopPrice !== null) return refuse(spot['stop-price-not-here'], {}, 'stopPrice');
  if (priced ? stops && force === POST_ONLY : force !== IOC) {
    return refuse(spot['time-in-force-not-here'], {}, 'timeInForce');
  }
  return sizeRefusal(wish, type, buys, priced);
}

/** A market buy names what it buys or what it spends; a stop-market buy what it spends, which can be held; others a quantity. */
function sizeRefusal(wish: PlaceOrder, type: number, buys: boolean, priced: boolean): Refused | undefined {
  const { quantity, amount } = wish;
  if (buys && type === STOP_MARKET) {
    if (isNone(amount)) return refuse(spot['quantity-missing'], {}, 'amount');
    return quantity === null ? undefined : refuse(spot['amount-not-here'], {}, 'quantity');
  }
  if (buys && type === MARKET && quantity === null && amount !== null) {
    return isNone(amount) ? refuse(spot['quantity-missing'], {}, 'amount') : undefined;
  }
  if (isNone(quantity) && (priced || amount === null)) return refuse(spot['quantity-missing'], {}, 'quantity');
  return amount === null ? undefined : refuse(spot['amount-not-here'], {}, 'amount');
}

type Counted = { readonly limitTicks: number; readonly stopTicks: number; readonly lots: number };

/** Refuses terms that this market does not allow. */
function termsRefusal(venue: Venue, wish: PlaceOrder, { limitTicks, stopTicks, lots }: Counted): Refused | undefined {
  const { market } = venue;
  if (Number.isNaN(limitTicks)) return refuse(spot['price-off-tick'], { tick: market.tick }, 'price');
  if (Number.isNaN(stopTicks)) return refuse(spot['stop-price-off-tick'], { tick: market.tick }, 'stopPrice');
  if (stopTicks !== NONE) {
    if (stopTicks === venue.lastTicks) {
      return refuse(spot['stop-price-at-last'], { last: market.referencePrice }, 'stopPrice');
    }
    const outside = priceRefusal(venue, stopTicks, 1, venue.ticksMax, 'stopPrice');
    if (outside) return outside;
  }
  if (limitTicks !== NONE) {
    const low = stopTicks === NONE ? venue.lowTicks : venue.lowRound(stopTicks);
    const high = stopTicks === NONE ? venue.highTicks : venue.highRound(stopTicks);
    const outside = priceRefusal(venue, limitTicks, low, high, 'price');
    if (outside) return outside;
  }
  // What it is worth: at its own price, at the price that wakes it, or at the last one.
  const ownTicks = wish.type === 'market' ? NONE : limitTicks;
  const worthTicks = ownTicks !== NONE ? ownTicks : stopTicks !== NONE ? stopTicks : venue.lastTicks;
  if (wish.amount === null) {
    const wrong = quantityRefusal(venue, lots);
    if (wrong) return wrong;
    const most = ownTicks !== NONE ? ownTicks : Math.max(worthTicks, venue.highTicks);
    return worthRefusal(venue, lots, worthTicks, most);
  }
  return amountRefusal(venue, wish.amount, stopTicks === NONE ? venue.book.bestTicks(ASK) : NONE);
}

const none: ReadonlyMap<number, number> = new Map();

/** What a market buy by quantity costs at most with the offers that stand within its reach now, but for `spared` ones. */
function costNow(
  venue: Venue,
  { lots, highest }: { readonly lots: number; readonly highest: number },
  spared: ReadonlyMap<number, number>,
  into: Parts,
): void {
  let left = lots;
  let cost = 0;
  for (const [ticks, here] of venue.book.levels(ASK)) {
    if (left === 0 || ticks > highest) break;
    const taken = Math.min(left, here - (spared.get(ticks) ?? 0));
    cost += ticks * taken;
    left -= taken;
  }
  into.ofProduct(cost, venue.grain);
}

import { demo } from '@quay/contract/demo/rules';
import { orderTypes, timesInForce, trading } from '@quay/contract/trading/rules';
import { Writer } from '../../../engine/bytes.ts';
import { type Codec, codecOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { NONE } from '../../../matching/index.ts';
import { FOK, IOC, MARKET, POST_ONLY } from '../../../trading/order-codes.ts';
import { kindRefusal, lineOf, type OrderRequest, orderInput } from '../../../trading/order-request.ts';
import type { Order } from '../../../trading/tables.ts';
import { stepsOf, termsRefusal } from '../../../trading/terms.ts';
import type { Met } from '../fills.ts';
import { meets, take, worstTicks } from '../meet.ts';
import type { MarketSeen } from '../needs.ts';
import type { DemoParts } from '../parts.ts';
import { demoOrdersTable } from '../state.ts';

const codec: Codec<Order> = codecOf<Order>(demoOrdersTable.columns);

export const placeDemoOrderShape = shape({
  name: 'demo/place-order',
  number: 262,
  input: orderInput,
  output: codec,
});

/**
 * Places a practice order, refused as a real one would be: it is filled by what the real book offers now, at its prices and
 * fees, and what is left of a limit order rests outside of every book until the real one reaches its price. A stop order
 * waits until the real market's last price has come to its stop price.
 */
export function placeOrder(parts: DemoParts): Command<never> {
  const { needs, accounts, balances, orders, stops, fills, clientIds, orderIds } = parts;
  const answer = new Writer();

  function run(request: OrderRequest, at: number): Outcome<Order | Uint8Array> {
    const { owner, clientId, side } = request;
    if (!accounts.of(owner)) return refuse(demo['not-in-demo']);
    const ordered = clientId === null ? '' : lineOf(request);
    const earlier = clientId === null ? undefined : clientIds.find(owner, clientId);
    const market = needs.market(request.market);
    if (earlier?.ordered === ordered) return done(earlier.answer);
    if (!market) return refuse(trading['symbol-unknown'], { symbol: request.market }, 'symbol');
    const { terms, product } = market;
    const { refusals } = product;
    if (earlier) return refuse(refusals['client-id-reused'], {}, 'clientOrderId');
    if (terms.status !== 'trading') return refuse(trading['market-halted']);

    const type = orderTypes.indexOf(request.type);
    const force = timesInForce.indexOf(request.timeInForce);
    const buys = side === 'buy';
    const refused = kindRefusal(refusals, request, type, force);
    if (refused) return refused;
    const limitTicks = request.price === null ? NONE : stepsOf(request.price, market.tick);
    const stopTicks = request.stopPrice === null ? NONE : stepsOf(request.stopPrice, market.tick);
    const lots = request.quantity === null ? NONE : stepsOf(request.quantity, market.lot);
    const wrong = termsRefusal(market, request, { limitTicks, stopTicks, lots });
    if (wrong) return wrong;
    const waits = stopTicks !== NONE;
    const rests = type !== MARKET && force !== IOC && force !== FOK;
    const living = orders.of(owner).filter((order) => order.market === request.market).length;
    if ((rests || waits) && living >= terms.maxOpenOrders) {
      return refuse(refusals['too-many-open-orders'], { max: terms.maxOpenOrders });
    }

    const order = orderOf(request, market, needs.tierOf(owner), at);
    const isMet = !waits && market.isMet(buys, worstTicks(market, order));
    if (!isMet && !waits && (type === MARKET || force === IOC)) return refuse(refusals['no-one-to-trade-with']);

    const met = meets(market, order);
    // A market buy by quantity needs what the offers there cost.
    const needed = buys && type === MARKET && order.amount === null ? costOf(market, met) : fills.holds(order);
    const coin = buys ? terms.quote : terms.base;
    const available = balances.available(owner, coin);
    if (available < needed) {
      const field = order.amount === null ? 'quantity' : 'amount';
      return refuse(demo['balance-too-small'], { available, needed, coin }, field);
    }
    if (isMet && force === POST_ONLY) return refuse(refusals['would-take'], {}, 'price');
    if (!waits && force === FOK && met.lots < lots) return refuse(refusals['cannot-fill-whole']);

    order.id = orderIds.next();
    order.seat = order.id;
    order.held = needed;
    balances.hold(owner, coin, needed);
    if (waits) {
      order.status = 'waiting';
      orders.live(order);
      stops.wait(order, stopTicks > market.lastTicks);
    } else {
      take(parts, order, met, at);
      if (order.status === 'open') orders.live(order);
      else orders.ended(order);
    }

    if (clientId !== null) {
      codec.write(answer, order);
      clientIds.add({ owner, clientId, ordered, answer: answer.take(), at });
    }
    return done(order);
  }

  return command(placeDemoOrderShape, run, (to, placed: Order | Uint8Array) => {
    if (placed instanceof Uint8Array) to.raw(placed, 0, placed.length);
    else codec.write(to, placed);
  });
}

/** What was asked for, before it has a number and holds anything. Its fees are those that somebody really has. */
function orderOf(request: OrderRequest, market: MarketSeen, tier: number, at: number): Order {
  const { owner, clientId, side, type, timeInForce, selfTrade } = request;
  const whole = (value: OrderRequest['price']) => (value === null ? null : BigInt(value));
  return {
    ...{ id: 0, owner, clientId, market: request.market, side, type, timeInForce, selfTrade },
    ...{ price: whole(request.price), amount: whole(request.amount), quantity: whole(request.quantity) },
    ...{ filledQuantity: 0n, filledAmount: 0n, fee: 0n, held: 0n, status: 'open', ended: null },
    makerFeeRate: BigInt(market.makerRates[tier]!),
    takerFeeRate: BigInt(market.takerRates[tier]!),
    ...{ createdAt: at, updatedAt: at, stopPrice: whole(request.stopPrice), seat: 0, triggeredAt: null },
  };
}

/** What the offers that an order would meet cost, in the quote asset. */
function costOf(market: MarketSeen, { offers }: Met): bigint {
  const each = BigInt(market.quotePerTickLot);
  return offers.reduce((sum, { ticks, lots }) => sum + BigInt(ticks) * BigInt(lots) * each, 0n);
}

import { demo } from '@quay/contract/demo/rules';
import { orderTypes, timesInForce, trading } from '@quay/contract/trading/rules';
import { Writer } from '../../../engine/bytes.ts';
import { type Codec, codecOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { NONE } from '../../../matching/index.ts';
import { FOK, IOC, LIMIT, MARKET, POST_ONLY } from '../../../trading/order-codes.ts';
import { kindRefusal, lineOf, type OrderRequest, orderInput } from '../../../trading/order-request.ts';
import type { Order } from '../../../trading/tables.ts';
import { stepsOf, termsRefusal } from '../../../trading/terms.ts';
import { type Met, metBy } from '../fills.ts';
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
 * fees, and what is left of a limit order rests outside of every book until the real one reaches its price.
 */
export function placeOrder(parts: DemoParts): Command<never> {
  const { needs, accounts, balances, orders, fills, clientIds, orderIds } = parts;
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
    if (type !== LIMIT && type !== MARKET) return refuse(demo['order-kind'], {}, 'type');
    const buys = side === 'buy';
    const refused = kindRefusal(refusals, request, type, force);
    if (refused) return refused;
    const limitTicks = request.price === null ? NONE : stepsOf(request.price, market.tick);
    const lots = request.quantity === null ? NONE : stepsOf(request.quantity, market.lot);
    const wrong = termsRefusal(market, request, { limitTicks, stopTicks: NONE, lots });
    if (wrong) return wrong;
    const rests = type === LIMIT && force !== IOC && force !== FOK;
    if (rests && orders.of(owner).filter((order) => order.market === request.market).length >= terms.maxOpenOrders) {
      return refuse(refusals['too-many-open-orders'], { max: terms.maxOpenOrders });
    }

    const worst = limitTicks === NONE ? (buys ? market.highTicks : market.lowTicks) : limitTicks;
    const meets = market.isMet(buys, worst);
    if (!meets && (type === MARKET || force === IOC)) return refuse(refusals['no-one-to-trade-with']);

    const amount = request.amount === null ? null : BigInt(request.amount);
    const budget = amount === null ? Number.POSITIVE_INFINITY : Number(amount / BigInt(market.quotePerTickLot));
    const met = metBy(market, buys, worst, amount === null ? lots : Number.MAX_SAFE_INTEGER, budget);
    const needed = neededFor(market, { buys, priced: type === LIMIT, limitTicks, lots, amount, met });
    const coin = buys ? terms.quote : terms.base;
    const available = balances.available(owner, coin);
    if (available < needed) {
      const field = amount === null ? 'quantity' : 'amount';
      return refuse(demo['balance-too-small'], { available, needed, coin }, field);
    }
    if (meets && force === POST_ONLY) return refuse(refusals['would-take'], {}, 'price');
    if (force === FOK && met.lots < lots) return refuse(refusals['cannot-fill-whole']);

    const tier = needs.tierOf(owner);
    const order: Order = {
      ...{ id: orderIds.next(), owner, clientId, market: request.market, side, type: request.type },
      ...{ price: request.price === null ? null : BigInt(request.price), amount },
      quantity: request.quantity === null ? null : BigInt(request.quantity),
      ...{ filledQuantity: 0n, filledAmount: 0n, fee: 0n, held: needed, status: 'open', ended: null },
      makerFeeRate: BigInt(market.makerRates[tier]!),
      takerFeeRate: BigInt(market.takerRates[tier]!),
      ...{ createdAt: at, updatedAt: at, timeInForce: request.timeInForce, selfTrade: request.selfTrade },
      ...{ stopPrice: null, seat: 0, triggeredAt: null },
    };
    order.seat = order.id;
    balances.hold(owner, coin, needed);
    for (const offer of met.offers) fills.fill(order, market, offer, 'taker', at);
    const isFilled = amount === null ? met.lots === lots : isSpent(met, budget);
    const isResting = rests && !isFilled;
    const holds = isResting ? fills.holds(order) : 0n;
    balances.release(owner, coin, order.held - holds);
    order.held = holds;
    if (isResting) orders.rest(order);
    else {
      Object.assign(order, isFilled ? { status: 'filled' } : { status: 'expired', ended: 'no-more-offers' });
      orders.ended(order);
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

type Sized = {
  readonly buys: boolean;
  readonly priced: boolean;
  readonly limitTicks: number;
  readonly lots: number;
  readonly amount: bigint | null;
  readonly met: Met;
};

/** The most that an order can cost: of the quote asset for a buy, of the base asset for a sale. */
function neededFor(market: MarketSeen, { buys, priced, limitTicks, lots, amount, met }: Sized): bigint {
  if (!buys) return BigInt(lots) * BigInt(market.lot);
  if (amount !== null) return amount;
  const each = BigInt(market.quotePerTickLot);
  if (priced) return BigInt(limitTicks) * BigInt(lots) * each;
  return met.offers.reduce((sum, offer) => sum + BigInt(offer.ticks) * BigInt(offer.lots) * each, 0n);
}

/** Of an amount to spend all is used when what is left does not buy one lot more, at the last price or the next. */
function isSpent({ offers, hasMore }: Met, budget: number): boolean {
  const spent = offers.reduce((sum, { ticks, lots }) => sum + ticks * lots, 0);
  return offers.length > 0 && (hasMore || budget - spent < offers.at(-1)!.ticks);
}

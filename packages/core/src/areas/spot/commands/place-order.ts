import { sides, trading } from '@quay/contract';
import { orderTypes, spot } from '@quay/contract/spot';
import { text as decimal, floorTo, multiply, ONE } from '@quay/money';
import { Reader, Writer } from '../../../engine/bytes.ts';
import type { Rows } from '../../../engine/changes.ts';
import { amount, id, maybe, oneOf, type RowOf, readRow, text, writeRow } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import type { Sequences } from '../../../engine/sequences.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import { ASK, BID } from '../../../matching/book.ts';
import type { Books } from '../books.ts';
import type { Market, SpotNeeds } from '../needs.ts';
import type { Settlement } from '../settle.ts';
import { type ClientOrder, type Order, ordersTable } from '../state.ts';

const input = {
  owner: id,
  clientId: maybe(text),
  market: text,
  side: oneOf(sides),
  type: oneOf(orderTypes),
  price: maybe(amount),
  quantity: maybe(amount),
  amount: maybe(amount),
};
export type PlaceOrder = RowOf<typeof input>;

export type SpotParts = {
  readonly books: Books;
  readonly clientOrders: Rows<ClientOrder>;
  readonly ledger: Ledger;
  readonly sequences: Sequences;
  readonly settlement: Settlement;
  readonly needs: SpotNeeds;
};

/**
 * Places an order: recognises a repeat, refuses in the order of the contract, holds what the order may cost, trades
 * with whoever waits at that price or better, and rests or expires what is left.
 */
export function placeOrder(parts: SpotParts): Command<never> {
  const { books, clientOrders, ledger, sequences, needs } = parts;
  const writer = new Writer();

  return command({
    name: 'spot/place-order',
    number: 20,
    input,
    run(wish, at): Outcome<Order> {
      const ordered = wish.clientId === null ? '' : lineOf(wish);
      const earlier = wish.clientId === null ? undefined : clientOrders.get(`${wish.owner}/${wish.clientId}`);
      if (earlier?.ordered === ordered) return done(readRow<Order>(new Reader(earlier.answer), ordersTable.columns));
      if (earlier) return refuse(spot['client-id-reused'], {}, 'clientOrderId');

      const market = needs.markets.get(wish.market);
      if (!market) return refuse(trading['symbol-unknown'], { symbol: wish.market }, 'symbol');
      if (market.status !== 'trading') return refuse(trading['market-halted']);

      const refused = wish.type === 'limit' ? limitRefusal(wish, market) : marketRefusal(wish, market);
      if (refused) return refused;
      if (wish.type === 'limit' && books.countOf(wish.owner, wish.market) >= market.maxOpenOrders) {
        return refuse(spot['too-many-open-orders'], { max: market.maxOpenOrders });
      }

      const needed = wish.type === 'limit' ? costOfLimit(wish) : costOfMarket(wish, market, books);
      if (needed === 0n) return refuse(spot['no-one-to-trade-with']);
      const spent = wish.side === 'buy' ? market.quote : market.base;
      const available = ledger.available(wish.owner, 'spot', spent);
      if (needed > available) {
        return refuse(
          spot['balance-too-small'],
          { available, needed, coin: spent },
          wish.amount === null ? 'quantity' : 'amount',
        );
      }

      const desk = needs.holders.isDesk(wish.owner);
      // In the order of the columns, so that a repeat is answered with the same bytes.
      const order: Order = {
        id: sequences.next('order'),
        owner: wish.owner,
        clientId: wish.clientId,
        market: wish.market,
        side: wish.side,
        type: wish.type,
        price: wish.price,
        quantity: wish.quantity,
        amount: wish.amount,
        filledQuantity: 0n,
        filledAmount: 0n,
        fee: 0n,
        held: needed,
        makerFeeRate: desk ? 0n : market.makerFeeRate,
        takerFeeRate: desk ? 0n : market.takerFeeRate,
        status: 'open',
        createdAt: at,
        updatedAt: at,
      };
      ledger.hold(ledger.account(wish.owner, 'spot', spent), needed);
      const metItself = match(parts, market, order, at);
      conclude(parts, market, order, metItself);

      if (wish.clientId !== null) {
        writeRow(writer, ordersTable.columns, order);
        clientOrders.add({ owner: wish.owner, clientId: wish.clientId, ordered, answer: writer.take(), at });
      }
      return done({ ...order });
    },
  });
}

/** Everything that makes two wishes the same order. */
function lineOf({ market, side, type, price, quantity, amount }: PlaceOrder): string {
  const part = (value: bigint | null) => (value === null ? '-' : decimal(value));
  return [market, side, type, part(price), part(quantity), part(amount)].join(' ');
}

function limitRefusal(wish: PlaceOrder, market: Market): Outcome<never> | undefined {
  const { price, quantity } = wish;
  if (price === null || price === 0n) return refuse(spot['price-missing'], {}, 'price');
  if (quantity === null || quantity === 0n) return refuse(spot['quantity-missing'], {}, 'quantity');
  if (wish.amount !== null) return refuse(spot['amount-not-here'], {}, 'amount');
  if (price % market.tick !== 0n) return refuse(spot['price-off-tick'], { tick: market.tick }, 'price');
  const band = bandOf(market);
  if (price < band.low || price > band.high) return refuse(spot['price-outside-band'], band, 'price');
  return quantityRefusal(quantity, price, market);
}

function marketRefusal(wish: PlaceOrder, market: Market): Outcome<never> | undefined {
  if (wish.price !== null) return refuse(spot['price-not-for-market'], {}, 'price');
  if (wish.amount !== null) {
    if (wish.side === 'sell' || wish.quantity !== null) return refuse(spot['amount-not-here'], {}, 'amount');
    if (wish.amount < market.minNotional) {
      return refuse(spot['notional-below-min'], { min: market.minNotional, coin: market.quote }, 'amount');
    }
    return undefined;
  }
  if (wish.quantity === null || wish.quantity === 0n) return refuse(spot['quantity-missing'], {}, 'quantity');
  return quantityRefusal(wish.quantity, market.referencePrice, market);
}

function quantityRefusal(quantity: bigint, price: bigint, market: Market): Outcome<never> | undefined {
  const { lot, minQuantity, maxQuantity, minNotional, base, quote } = market;
  if (quantity % lot !== 0n) return refuse(spot['quantity-off-lot'], { lot }, 'quantity');
  if (quantity < minQuantity) return refuse(spot['quantity-below-min'], { min: minQuantity, coin: base }, 'quantity');
  if (quantity > maxQuantity) return refuse(spot['quantity-above-max'], { max: maxQuantity, coin: base }, 'quantity');
  if (multiply(price, quantity, 'down') < minNotional) {
    return refuse(spot['notional-below-min'], { min: minNotional, coin: quote }, 'quantity');
  }
  return undefined;
}

/** The prices that an order may have: whole ticks within the band round the reference price. */
export function bandOf(market: Market): { low: bigint; high: bigint } {
  const width = multiply(market.referencePrice, market.priceBand, 'down');
  const low = market.referencePrice - width;
  return {
    low: floorTo(low + market.tick - 1n, market.tick),
    high: floorTo(market.referencePrice + width, market.tick),
  };
}

/** What a limit order may cost at most: a buy all of it at its own price, a sell its quantity. */
function costOfLimit(wish: PlaceOrder): bigint {
  return wish.side === 'buy' ? multiply(wish.price!, wish.quantity!, 'up') : wish.quantity!;
}

/** What a market order may cost at most with the orders that wait within the band; 0 when nobody waits there. */
function costOfMarket(wish: PlaceOrder, market: Market, books: Books): bigint {
  const book = books.of(market.symbol);
  const best = book.bestTicks(wish.side === 'buy' ? ASK : BID);
  if (best < 0 || !withinBand(market, wish.side, best)) return 0n;
  if (wish.side === 'sell') return wish.quantity!;
  if (wish.amount !== null) return wish.amount;
  let left = Number(wish.quantity! / market.lot);
  let cost = 0n;
  for (const [ticks, lots] of book.levels(ASK)) {
    if (left === 0 || !withinBand(market, 'buy', ticks)) break;
    const here = Math.min(left, lots);
    cost += notional(market, ticks, here);
    left -= here;
  }
  return cost;
}

function withinBand(market: Market, side: 'buy' | 'sell', ticks: number): boolean {
  const { low, high } = bandOf(market);
  const price = BigInt(ticks) * market.tick;
  return side === 'buy' ? price <= high : price >= low;
}

/** Exact, because tick × lot is a whole number of units. */
function notional(market: Market, ticks: number, lots: number): bigint {
  return (BigInt(ticks) * market.tick * BigInt(lots) * market.lot) / ONE;
}

/** Trades with whoever waits at the order's price or better. True when it met an order of its own owner. */
function match({ books, settlement }: SpotParts, market: Market, taker: Order, at: number): boolean {
  const book = books.of(market.symbol);
  const other = taker.side === 'buy' ? ASK : BID;
  const band = bandOf(market);
  const limit = taker.price ?? (taker.side === 'buy' ? band.high : band.low);
  const limitTicks = Number(limit / market.tick);
  const quantityLots = taker.quantity === null ? Number.MAX_SAFE_INTEGER : Number(taker.quantity / market.lot);
  let left = quantityLots;

  while (left > 0) {
    const ticks = book.bestTicks(other);
    if (ticks < 0 || (taker.side === 'buy' ? ticks > limitTicks : ticks < limitTicks)) return false;
    const maker = books.order(book.bestOrder(other));
    always(maker !== undefined, `${market.symbol} has an order in its book that nobody placed`);
    if (maker.owner === taker.owner) return true;
    let lots = Math.min(left, book.bestLots(other));
    if (taker.amount !== null) lots = Math.min(lots, Number(taker.held / notional(market, ticks, 1)));
    if (lots === 0) return false;

    const price = BigInt(ticks) * market.tick;
    settlement.settle(market, taker, maker, price, BigInt(lots) * market.lot, at);
    book.take(other, lots);
    if (maker.filledQuantity === maker.quantity) {
      maker.status = 'filled';
      books.end(maker, false);
    } else books.touch(maker);
    left -= lots;
  }
  return false;
}

/** Rests what is left of a limit order; ends every other order, and gives back what it no longer needs. */
function conclude({ books, settlement }: SpotParts, market: Market, order: Order, metItself: boolean): void {
  const filled = order.quantity !== null ? order.filledQuantity === order.quantity : order.filledQuantity > 0n;
  if (order.type === 'limit' && !filled && !metItself) {
    const left = order.quantity! - order.filledQuantity;
    settlement.releaseDownTo(order, market, order.side === 'buy' ? multiply(order.price!, left, 'up') : left);
    books.rest(order);
    return;
  }
  order.status = filled && !metItself ? 'filled' : 'expired';
  settlement.releaseDownTo(order, market, 0n);
  books.finished(order);
}

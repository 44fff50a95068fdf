import { trading } from '@quay/contract';
import type { Coin } from '@quay/contract/market';
import { type PlaceOrder, spot } from '@quay/contract/spot';
import { divide, floorTo, format, greatest, least, MAX, multiply, ONE, text, units } from '@quay/money';
import { read, settleComma } from '../../../amounts/typed-number.ts';
import type { TradeDraft, UnansweredOrder } from '../../../trading/ticket/trade-draft.ts';
import { namesPrice, timeInForceOf, waitsForStop, wayToStop } from '../../../trading/ticket/order-kind.ts';
import { goesFar } from './far-price.ts';
import {
  asksOf,
  bandOf,
  type Circumstances,
  type Plan,
  sizeField,
  summarise,
  takeBySpending,
  worstPriceOf,
} from './order-sums.ts';

export type Field = 'stopPrice' | 'price' | 'quantity' | 'amount';

/** A refusal that can be known before the server is asked. It has the shape of the server's own. */
export type EarlyRefusal = {
  readonly reason: string;
  readonly params: Readonly<Record<string, string>>;
  readonly field?: Field;
};

/* ---- acts on the form ---- */

/** A tapped row of the book brings its price, and with it an order that names one. */
export function takePrice(draft: TradeDraft, price: string): TradeDraft {
  return { ...draft, type: waitsForStop(draft.type) ? 'stop-limit' : 'limit', price };
}

/**
 * One tick up or down; a price between two ticks goes to the next one on its way. What cannot be read stays. An empty
 * field begins at the last price; a stop price one tick beside it, where an order would wait.
 */
export function stepPrice(
  draft: TradeDraft,
  { coin, last }: Circumstances,
  direction: 1 | -1,
  field: 'price' | 'stopPrice' = 'price',
): TradeDraft {
  const tick = units(coin.tickSize);
  const typed = draft[field];
  const begins = typed === '';
  const from = begins ? (last === null ? undefined : units(last)) : read(typed);
  const price = begins && field === 'price' ? from : stepped(from, tick, direction, tick);
  return price === undefined ? draft : { ...draft, [field]: format(price, coin.priceDecimals) };
}

/** One lot up or down, or for an amount to spend one least order. */
export function stepSize(draft: TradeDraft, { coin }: Circumstances, direction: 1 | -1): TradeDraft {
  const field = sizeField(draft);
  const step = units(field === 'quantity' ? coin.lotSize : coin.minNotional);
  const size = stepped(draft[field] === '' ? 0n : read(draft[field]), step, direction, 0n);
  if (size === undefined) return draft;
  return { ...draft, [field]: field === 'quantity' ? format(size, coin.quantityDecimals) : text(size) };
}

/** The next step from a value; nothing for what is no number. */
export function stepped(value: bigint | undefined, step: bigint, direction: 1 | -1, floor: bigint): bigint | undefined {
  if (value === undefined) return undefined;
  const below = floorTo(value, step);
  const next = direction > 0 ? below + step : below === value ? below - step : below;
  return next > MAX ? undefined : greatest(next, floor);
}

/** Puts a share (0 to 100) of what is available into the form, never more than it. */
export function takeShare(draft: TradeDraft, circumstances: Circumstances, percent: number): TradeDraft {
  const { coin, available } = circumstances;
  if (!available) return draft;
  const part = (whole: bigint) => (whole * BigInt(percent)) / 100n;
  const field = sizeField(draft);
  if (field === 'amount') {
    const amount = floorTo(part(available.quote), ONE / 100n);
    return { ...draft, amount: amount === 0n ? '' : format(amount, 2) };
  }
  let quantity: bigint;
  if (draft.side === 'sell') {
    quantity = part(available.base);
  } else if (namesPrice(draft.type)) {
    const price = read(draft.price);
    if (!price) return draft;
    quantity = divide(part(available.quote), price, 'down');
  } else {
    const bought = takeBySpending(asksOf(circumstances), part(available.quote), circumstances);
    if (!bought) return draft;
    quantity = bought.quantity;
  }
  quantity = floorTo(least(quantity, units(coin.maxQuantity)), units(coin.lotSize));
  return { ...draft, quantity: quantity === 0n ? '' : format(quantity, coin.quantityDecimals) };
}

/* ---- what would be refused ---- */

/** The first refusal that is already certain, in the order in which the server judges; null when nothing is. */
export function refusalOf(draft: Plan, circumstances: Circumstances): EarlyRefusal | null {
  const { coin } = circumstances;
  if (coin.status === 'halted') return refuse(trading['market-halted']);
  const stop = waitsForStop(draft.type) ? read(draft.stopPrice) : null;
  if (stop !== null) {
    if (draft.stopPrice === '' || stop === 0n) return refuse(spot['stop-price-missing'], 'stopPrice');
    if (stop === undefined) return refuse(spot['stop-price-malformed'], 'stopPrice');
  }
  const price = namesPrice(draft.type) ? read(draft.price) : null;
  if (price !== null) {
    if (draft.price === '' || price === 0n) return refuse(spot['price-missing'], 'price');
    if (price === undefined) return refuse(spot['price-malformed'], 'price');
  }
  const field = sizeField(draft);
  const size = read(draft[field]);
  if (draft[field] === '' || size === 0n) return refuse(spot['quantity-missing'], field);
  if (size === undefined) return refuse(spot[`${field}-malformed`], field);

  return (
    refusalOfPrices(price, stop, circumstances) ??
    (field === 'quantity' ? refusalOfQuantity(size, coin) : null) ??
    refusalOfWorth(draft, size, circumstances)
  );
}

function refusalOfPrices(
  price: bigint | null,
  stop: bigint | null,
  { coin, last }: Circumstances,
): EarlyRefusal | null {
  const tick = units(coin.tickSize);
  const params = { tick: coin.tickSize };
  if (price !== null && price % tick !== 0n) return refuse(spot['price-off-tick'], 'price', params);
  if (stop !== null && stop % tick !== 0n) return refuse(spot['stop-price-off-tick'], 'stopPrice', params);
  const now = last === null ? null : units(last);
  if (stop !== null && stop === now) {
    return refuse(spot['stop-price-at-last'], 'stopPrice', { last: format(stop, coin.priceDecimals) });
  }
  // What waits for a price is judged round that one: there the last price will be.
  const middle = stop ?? now;
  return price === null || middle === null ? null : refusalOfBand(price, coin, middle);
}

/** Outside the prices that a market takes while its last price is `middle`. */
export function refusalOfBand(price: bigint, coin: Coin, middle: bigint): EarlyRefusal | null {
  const { low, high } = bandOf(coin, middle);
  if (price >= low && price <= high) return null;
  const shown = (edge: bigint) => format(edge, coin.priceDecimals);
  return refuse(spot['price-outside-band'], 'price', { low: shown(low), high: shown(high) });
}

/** Not a quantity that one order of this market may have. */
export function refusalOfQuantity(quantity: bigint, coin: Coin): EarlyRefusal | null {
  if (quantity % units(coin.lotSize) !== 0n) return refuse(spot['quantity-off-lot'], 'quantity', { lot: coin.lotSize });
  if (quantity < units(coin.minQuantity)) {
    return refuse(spot['quantity-below-min'], 'quantity', { min: coin.minQuantity, coin: coin.base });
  }
  if (quantity > units(coin.maxQuantity)) {
    return refuse(spot['quantity-above-max'], 'quantity', { max: coin.maxQuantity, coin: coin.base });
  }
  return null;
}

function refusalOfWorth(draft: Plan, size: bigint, circumstances: Circumstances): EarlyRefusal | null {
  const { coin, book, available, openOrders } = circumstances;
  const field = sizeField(draft);
  const summary = summarise(draft, circumstances);
  const worth = countedWorth(draft, size, circumstances) ?? (field === 'amount' ? size : summary?.total);
  if (worth !== undefined && worth < units(coin.minNotional)) {
    return refuse(spot['notional-below-min'], field, { min: coin.minNotional, coin: coin.quote });
  }
  // An amount has to buy one lot at the best price, or it buys nothing.
  const lot = field === 'amount' && draft.type === 'market' ? leastAmount(circumstances) : undefined;
  if (lot !== undefined && size < lot) {
    return refuse(spot['notional-below-min'], field, { min: text(lot), coin: coin.quote });
  }
  const { heldHours } = circumstances;
  if (heldHours !== undefined && goesFar(draft, circumstances)) {
    const place = namesPrice(draft.type) ? 'price' : undefined;
    return refuse(spot['far-price-held'], place, { hours: String(heldHours) });
  }
  if (staysOpen(draft) && openOrders !== null && openOrders >= coin.maxOpenOrders) {
    return refuse(spot['too-many-open-orders'], undefined, { max: String(coin.maxOpenOrders) });
  }
  const buys = draft.side === 'buy';
  if (draft.type === 'market' && (buys ? book?.asks : book?.bids)?.length === 0) {
    return refuse(spot['no-one-to-trade-with']);
  }
  if (summary && available) {
    const free = buys ? available.quote : available.base;
    if (summary.holds > free) {
      return refuse(spot['balance-too-small'], field, {
        available: text(free),
        needed: text(summary.holds),
        coin: buys ? coin.quote : coin.base,
      });
    }
  }
  return null;
}

function leastAmount(circumstances: Circumstances): bigint | undefined {
  const [best] = asksOf(circumstances) ?? [];
  return best && multiply(units(best[0]), units(circumstances.coin.lotSize), 'up');
}

/** Whether an order may still be there after it was placed. */
const staysOpen = ({ type, timeInForce }: Plan): boolean =>
  waitsForStop(type) || (type === 'limit' && (timeInForce === 'gtc' || timeInForce === 'post-only'));

/** What a quantity without a limit price counts as: its worth at the price that wakes it, or at the last one. */
function countedWorth(draft: Plan, size: bigint, { last }: Circumstances): bigint | undefined {
  if (namesPrice(draft.type) || sizeField(draft) === 'amount') return undefined;
  const price = draft.type === 'stop-market' ? read(draft.stopPrice) : last === null ? undefined : units(last);
  return price === undefined ? undefined : multiply(price, size, 'down');
}

/** A number that is not there yet is no mistake: the field stays calm and only the button says what is missing. */
export function isMissing(refusal: EarlyRefusal): boolean {
  return [spot['price-missing'], spot['stop-price-missing'], spot['quantity-missing']].some(
    ({ reason }) => reason === refusal.reason,
  );
}

function refuse(
  refusal: { readonly reason: string },
  field?: Field,
  params: Readonly<Record<string, string>> = {},
): EarlyRefusal {
  return field ? { reason: refusal.reason, params, field } : { reason: refusal.reason, params };
}

/* ---- what may go otherwise than its owner thinks ---- */

export type Caution = 'beyond-book' | 'would-take' | 'cannot-fill-whole' | 'nothing-to-take';

/** What the market of this moment would make of the order. It may change until the order arrives, so it is no refusal. */
export function cautionOf(plan: Plan, circumstances: Circumstances): Caution | null {
  const { book } = circumstances;
  const price = read(plan.price);
  if (plan.type === 'market') return summarise(plan, circumstances)?.beyondBook ? 'beyond-book' : null;
  const levels = plan.side === 'buy' ? book?.asks : book?.bids;
  if (plan.type !== 'limit' || price === undefined || !levels) return null;
  const takes = tradesAtOnce(plan, circumstances);
  if (plan.timeInForce === 'post-only') return takes ? 'would-take' : null;
  if (plan.timeInForce === 'ioc') return takes ? null : 'nothing-to-take';
  if (plan.timeInForce !== 'fok') return null;
  const within = levels.filter(([at]) => (plan.side === 'buy' ? units(at) <= price : units(at) >= price));
  // Levels that are not shown may hold the rest.
  if (within.length === levels.length && levels.length > 0) return null;
  const offered = within.reduce((sum, [, quantity]) => sum + units(quantity), 0n);
  return offered < (read(plan.quantity) ?? 0n) ? 'cannot-fill-whole' : null;
}

/* ---- what is sent ---- */

/** The order that the plan says, as the wire wants it. Only for a plan that is not refused. */
export function orderOf(plan: Plan, circumstances: Circumstances): PlaceOrder {
  const { symbol } = circumstances.coin;
  const worst = worstPriceOf(plan, circumstances);
  const field = sizeField(plan);
  const size = settleComma(plan[field]);
  const timeInForce = timeInForceOf(plan.type, plan.timeInForce);
  return {
    symbol,
    side: plan.side,
    type: plan.type,
    ...(timeInForce && { timeInForce }),
    selfTrade: plan.selfTrade,
    ...(namesPrice(plan.type) && { price: settleComma(plan.price) }),
    ...(worst !== null && { price: text(worst) }),
    ...(waitsForStop(plan.type) && { stopPrice: settleComma(plan.stopPrice) }),
    ...(field === 'quantity' ? { quantity: size } : { amount: size }),
  };
}

const says = [
  'symbol',
  'side',
  'type',
  'timeInForce',
  'selfTrade',
  'price',
  'stopPrice',
  'quantity',
  'amount',
] as const satisfies (keyof PlaceOrder)[];

/**
 * Gives an order its number. The same order as one that was never answered gets that one's number again, so that
 * the exchange cannot take it twice; any other order is a new intent with a number of its own. The worst price of a market
 * order follows the book: sent again it is that of the first time.
 */
export function numbered(
  order: PlaceOrder,
  unanswered: UnansweredOrder | null,
  newNumber: () => string,
): UnansweredOrder {
  const follows = order.type === 'market' ? 'price' : undefined;
  const same = unanswered && says.every((key) => key === follows || unanswered[key] === order[key]);
  return same ? unanswered : { ...order, clientOrderId: newNumber() };
}

/* ---- where its prices stand ---- */

/** A limit order whose price the other side already offers trades at once; what waits for a price does not. */
export function tradesAtOnce(draft: TradeDraft, { book }: Circumstances): boolean {
  if (waitsForStop(draft.type)) return false;
  if (draft.type === 'market') return true;
  const price = read(draft.price);
  const best = draft.side === 'buy' ? book?.asks[0] : book?.bids[0];
  if (price === undefined || !best) return false;
  return draft.side === 'buy' ? price >= units(best[0]) : price <= units(best[0]);
}

/** Which way the last price has to go until the order wakes. */
export function wakesWhen(draft: TradeDraft, { last }: Circumstances): 'falls' | 'rises' | null {
  return waitsForStop(draft.type) ? wayToStop(read(draft.stopPrice), last === null ? null : units(last)) : null;
}

/** How far the limit or the stop price is from the last one, as a signed share. */
export function awayFromLast(
  draft: TradeDraft,
  { last }: Circumstances,
  field: 'price' | 'stopPrice' = 'price',
): bigint | null {
  const named = field === 'price' ? namesPrice(draft.type) : waitsForStop(draft.type);
  const price = read(draft[field]);
  if (!named || price === undefined || last === null || units(last) === 0n) return null;
  const middle = units(last);
  return price >= middle ? divide(price - middle, middle, 'down') : -divide(middle - price, middle, 'down');
}

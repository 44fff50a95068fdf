import { trading } from '@quay/contract';
import type { Coin, Level } from '@quay/contract/market';
import { type PlaceOrder, spot } from '@quay/contract/spot';
import { divide, floorTo, format, greatest, least, MAX, multiply, ONE, parse, text, units } from '@quay/money';
import type { TradeDraft, UnansweredOrder } from '../../../market/trade-draft.ts';

/** What the form needs to know of the world to judge and to sum up an order. `null`: not known (yet). */
export type Circumstances = {
  readonly coin: Coin;
  /** Price of the last trade. */
  readonly last: string | null;
  readonly book: { readonly bids: readonly Level[]; readonly asks: readonly Level[] } | null;
  readonly available: { readonly base: bigint; readonly quote: bigint } | null;
  /** The user's open orders in this market. */
  readonly openOrders: number | null;
};

export type Field = 'price' | 'quantity' | 'amount';

/** A refusal that can be known before the server is asked. It has the shape of the server's own. */
export type EarlyRefusal = {
  readonly reason: string;
  readonly params: Readonly<Record<string, string>>;
  readonly field?: Field;
};

/* ---- what is typed ---- */

const ONE_COMMA = /^([0-9]*),([0-9]*)$/;

/**
 * Only `.` is a decimal point. A single comma that cannot be the mark between thousands is read as one; `1,500` could
 * be either, so it stays as it is and is refused.
 */
export function settleComma(typed: string): string {
  const [, whole, decimals] = ONE_COMMA.exec(typed) ?? [];
  if (!whole || !decimals) return typed;
  return /^[1-9][0-9]{0,2}$/.test(whole) && decimals.length === 3 ? typed : `${whole}.${decimals}`;
}

/** The same while somebody is still typing: `1,5` may yet become `1,500`, so only what is certain is turned. */
export function settleCommaWhileTyping(typed: string): string {
  const [, whole, decimals] = ONE_COMMA.exec(typed) ?? [];
  if (!whole || decimals === undefined) return typed;
  const certain = whole.startsWith('0') || whole.length > 3 || decimals.length > 3;
  return certain ? `${whole}.${decimals}` : typed;
}

/** A tapped row of the book brings its price, and with it an order that names one. */
export function takePrice(draft: TradeDraft, price: string): TradeDraft {
  return { ...draft, type: 'limit', price };
}

/** Whether more typing could still make this a number: then the field is not yet called wrong. */
export function couldBecomeNumber(typed: string): boolean {
  return (
    typed === '' || /^(0|[1-9][0-9]{0,18})(\.[0-9]{0,8})?$/.test(typed) || /^[1-9][0-9]{0,2},[0-9]{0,2}$/.test(typed)
  );
}

/** A plain number with marks between its thousands: how it reads when nobody types. Anything else is left alone. */
export function grouped(typed: string): string {
  const [, whole, rest = ''] = /^([1-9][0-9]{3,})(\.[0-9]*)?$/.exec(typed) ?? [];
  return whole ? whole.replace(/\B(?=([0-9]{3})+$)/g, ',') + rest : typed;
}

function read(typed: string): bigint | undefined {
  return parse(settleComma(typed));
}

/** Which of the two sizes the draft uses. A sell and a limit order always name a quantity. */
export function sizeField(draft: TradeDraft): 'quantity' | 'amount' {
  return draft.type === 'market' && draft.side === 'buy' ? draft.by : 'quantity';
}

/* ---- acts on the form ---- */

/** One tick up or down; a price between two ticks goes to the next one on its way. What cannot be read stays. */
export function stepPrice(draft: TradeDraft, { coin, last }: Circumstances, direction: 1 | -1): TradeDraft {
  if (draft.price === '') return last === null ? draft : { ...draft, price: format(units(last), coin.priceDecimals) };
  const tick = units(coin.tickSize);
  const price = stepped(read(draft.price), tick, direction, tick);
  return price === undefined ? draft : { ...draft, price: format(price, coin.priceDecimals) };
}

/** One lot up or down, or for an amount to spend one least order. */
export function stepSize(draft: TradeDraft, { coin }: Circumstances, direction: 1 | -1): TradeDraft {
  const field = sizeField(draft);
  const step = units(field === 'quantity' ? coin.lotSize : coin.minNotional);
  const size = stepped(draft[field] === '' ? 0n : read(draft[field]), step, direction, 0n);
  if (size === undefined) return draft;
  return { ...draft, [field]: field === 'quantity' ? format(size, coin.quantityDecimals) : text(size) };
}

function stepped(value: bigint | undefined, step: bigint, direction: 1 | -1, floor: bigint): bigint | undefined {
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
  } else if (draft.type === 'limit') {
    const price = read(draft.price);
    if (!price) return draft;
    quantity = divide(part(available.quote), price, 'down');
  } else {
    const bought = takeBySpending(asksOf(circumstances), part(available.quote));
    if (!bought) return draft;
    quantity = bought.quantity;
  }
  quantity = floorTo(least(quantity, units(coin.maxQuantity)), units(coin.lotSize));
  return { ...draft, quantity: quantity === 0n ? '' : format(quantity, coin.quantityDecimals) };
}

/* ---- what the order comes to ---- */

export type Summary = {
  /** Base asset bought or sold. */
  readonly quantity: bigint;
  /** Quote asset that a buy costs, or that a sell brings before the fee. */
  readonly total: bigint;
  /** What leaves the available balance: quote asset for a buy, base asset for a sell. */
  readonly leaves: bigint;
  /** The taker's fee, the most it can be, in the coin that arrives. */
  readonly fee: bigint;
  /** The fee in quote asset. */
  readonly feeWorth: bigint;
  /** What arrives, less the fee. */
  readonly arrives: bigint;
  /** `leaves` as a whole number of per cent of what is available. */
  readonly share: number | null;
  /** A market order's figures come from the book of this moment. */
  readonly estimated: boolean;
  /** The book holds less than the order asks for: the rest of it will expire. */
  readonly beyondBook: boolean;
};

/** What a readable draft comes to; null while a number is missing or there is nothing to estimate with. */
export function summarise(draft: TradeDraft, circumstances: Circumstances): Summary | null {
  const { coin, available } = circumstances;
  const taken = trade(draft, circumstances);
  if (!taken) return null;
  const { quantity, total, beyondBook } = taken;
  const buys = draft.side === 'buy';
  const leaves = buys ? taken.leaves : read(draft.quantity)!;
  const rate = units(coin.takerFeeRate);
  const fee = multiply(buys ? quantity : total, rate, 'up');
  const feeWorth = buys ? multiply(total, rate, 'up') : fee;
  const free = available && (buys ? available.quote : available.base);
  return {
    quantity,
    total,
    leaves,
    fee,
    feeWorth,
    arrives: (buys ? quantity : total) - fee,
    // Rounded, so that half of a balance less a cent still reads as half.
    share: free ? Number(least((leaves * 100n + free / 2n) / free, 999n)) : null,
    estimated: draft.type === 'market',
    beyondBook,
  };
}

type Trade = {
  readonly quantity: bigint;
  readonly total: bigint;
  readonly leaves: bigint;
  readonly beyondBook: boolean;
};

function trade(draft: TradeDraft, circumstances: Circumstances): Trade | null {
  const size = read(draft[sizeField(draft)]);
  if (!size) return null;
  if (draft.type === 'limit') {
    const price = read(draft.price);
    if (!price) return null;
    const total = multiply(price, size, draft.side === 'buy' ? 'up' : 'down');
    return { quantity: size, total, leaves: total, beyondBook: false };
  }
  if (sizeField(draft) === 'amount') {
    const bought = takeBySpending(asksOf(circumstances), size);
    if (!bought) return null;
    // Of an amount only whole lots are bought; the rest stays with its owner.
    const quantity = floorTo(bought.quantity, units(circumstances.coin.lotSize));
    return { quantity, total: size, leaves: size, beyondBook: bought.beyondBook };
  }
  const levels = draft.side === 'buy' ? asksOf(circumstances) : bidsOf(circumstances);
  const taken = takeByQuantity(levels, size, draft.side === 'buy' ? 'up' : 'down');
  return taken && { ...taken, leaves: taken.total };
}

/** Without a book the last price stands for it, as if it had no end. */
function asksOf({ book, last }: Circumstances): readonly Level[] | null {
  return book?.asks ?? (last === null ? null : [[last, ENDLESS]]);
}
function bidsOf({ book, last }: Circumstances): readonly Level[] | null {
  return book?.bids ?? (last === null ? null : [[last, ENDLESS]]);
}
const ENDLESS = text(MAX);

function takeByQuantity(levels: readonly Level[] | null, wanted: bigint, rounding: 'up' | 'down') {
  if (!levels?.length) return null;
  let open = wanted;
  let total = 0n;
  for (const [price, offered] of levels) {
    const taken = least(open, units(offered));
    total += multiply(units(price), taken, rounding);
    open -= taken;
    if (open === 0n) break;
  }
  return { quantity: wanted - open, total, beyondBook: open > 0n };
}

function takeBySpending(levels: readonly Level[] | null, budget: bigint) {
  if (!levels?.length) return null;
  let open = budget;
  let quantity = 0n;
  for (const [at, offered] of levels) {
    const price = units(at);
    const taken = least(units(offered), divide(open, price, 'down'));
    quantity += taken;
    open -= multiply(price, taken, 'up');
    if (taken < units(offered)) return { quantity, beyondBook: false };
  }
  return { quantity, beyondBook: open > 0n };
}

/* ---- what would be refused ---- */

/** The first refusal that is already certain, in the order in which the server judges; null when nothing is. */
export function refusalOf(draft: TradeDraft, circumstances: Circumstances): EarlyRefusal | null {
  const { coin, last, book, available, openOrders } = circumstances;
  const field = sizeField(draft);
  const typedSize = draft[field];

  if (coin.status === 'halted') return refuse(trading['market-halted']);

  const price = draft.type === 'limit' ? read(draft.price) : undefined;
  if (draft.type === 'limit') {
    if (draft.price === '' || price === 0n) return refuse(spot['price-missing'], 'price');
    if (price === undefined) return refuse(spot['price-malformed'], 'price');
  }
  const size = read(typedSize);
  if (typedSize === '' || size === 0n) return refuse(spot['quantity-missing'], field);
  if (size === undefined) return refuse(spot[`${field}-malformed`], field);

  if (price !== undefined) {
    if (price % units(coin.tickSize) !== 0n) return refuse(spot['price-off-tick'], 'price', { tick: coin.tickSize });
    const band = last === null ? null : bandOf(coin, last);
    if (band && (price < band.low || price > band.high)) {
      const shown = (edge: bigint) => format(edge, coin.priceDecimals);
      return refuse(spot['price-outside-band'], 'price', { low: shown(band.low), high: shown(band.high) });
    }
  }
  if (field === 'quantity') {
    if (size % units(coin.lotSize) !== 0n) return refuse(spot['quantity-off-lot'], field, { lot: coin.lotSize });
    if (size < units(coin.minQuantity)) {
      return refuse(spot['quantity-below-min'], field, { min: coin.minQuantity, coin: coin.base });
    }
    if (size > units(coin.maxQuantity)) {
      return refuse(spot['quantity-above-max'], field, { max: coin.maxQuantity, coin: coin.base });
    }
  }

  const levels = draft.side === 'buy' ? book?.asks : book?.bids;
  const summary = summarise(draft, circumstances);
  const worth =
    draft.type === 'market' && field === 'quantity' && last !== null
      ? multiply(units(last), size, 'down')
      : summary?.total;
  if (worth !== undefined && worth < units(coin.minNotional)) {
    return refuse(spot['notional-below-min'], field, { min: coin.minNotional, coin: coin.quote });
  }
  if (draft.type === 'limit' && openOrders !== null && openOrders >= coin.maxOpenOrders) {
    return refuse(spot['too-many-open-orders'], undefined, { max: String(coin.maxOpenOrders) });
  }
  if (draft.type === 'market' && levels?.length === 0) return refuse(spot['no-one-to-trade-with']);
  if (summary && available) {
    const buys = draft.side === 'buy';
    const free = buys ? available.quote : available.base;
    if (summary.leaves > free) {
      return refuse(spot['balance-too-small'], field, {
        available: text(free),
        needed: text(summary.leaves),
        coin: buys ? coin.quote : coin.base,
      });
    }
  }
  return null;
}

/** A number that is not there yet is no mistake: the field stays calm and only the button says what is missing. */
export function isMissing(refusal: EarlyRefusal): boolean {
  return refusal.reason === spot['price-missing'].reason || refusal.reason === spot['quantity-missing'].reason;
}

/** Prices that an order may name: whole ticks within the band round the last price. */
function bandOf(coin: Coin, last: string) {
  const middle = units(last);
  const tick = units(coin.tickSize);
  const reach = multiply(middle, units(coin.priceBand), 'down');
  return { low: floorTo(middle - reach + tick - 1n, tick), high: floorTo(middle + reach, tick) };
}

function refuse(
  refusal: { readonly reason: string },
  field?: Field,
  params: Readonly<Record<string, string>> = {},
): EarlyRefusal {
  return field ? { reason: refusal.reason, params, field } : { reason: refusal.reason, params };
}

/* ---- what is sent ---- */

/** The order that the draft says, as the wire wants it. Only for a draft that is not refused. */
export function orderOf(draft: TradeDraft, symbol: string): PlaceOrder {
  const field = sizeField(draft);
  const size = settleComma(draft[field]);
  return {
    symbol,
    side: draft.side,
    type: draft.type,
    ...(draft.type === 'limit' && { price: settleComma(draft.price) }),
    ...(field === 'quantity' ? { quantity: size } : { amount: size }),
  };
}

/**
 * Gives an order its number. The same order as one that was never answered gets that one's number again, so that
 * the exchange cannot take it twice; any other order is a new intent with a number of its own.
 */
export function numbered(
  order: PlaceOrder,
  unanswered: UnansweredOrder | null,
  newNumber: () => string,
): UnansweredOrder {
  const same =
    unanswered &&
    (['symbol', 'side', 'type', 'price', 'quantity', 'amount'] as const).every((key) => unanswered[key] === order[key]);
  return { ...order, clientOrderId: same ? unanswered.clientOrderId : newNumber() };
}

/** A limit order whose price the other side already offers trades at once. */
export function tradesAtOnce(draft: TradeDraft, { book }: Circumstances): boolean {
  const price = read(draft.price);
  const best = draft.side === 'buy' ? book?.asks[0] : book?.bids[0];
  if (draft.type === 'market') return true;
  if (price === undefined || !best) return false;
  return draft.side === 'buy' ? price >= units(best[0]) : price <= units(best[0]);
}

/** How far the limit price is from the last one, as a signed share. */
export function awayFromLast(draft: TradeDraft, { last }: Circumstances): bigint | null {
  const price = read(draft.price);
  if (draft.type === 'market' || price === undefined || last === null) return null;
  const middle = units(last);
  return price >= middle ? divide(price - middle, middle, 'down') : -divide(middle - price, middle, 'down');
}

/** Whole cents, rounded up: a charge is never shown smaller than it is. */
export function usdUp(value: bigint): bigint {
  const cent = ONE / 100n;
  return floorTo(value + cent - 1n, cent);
}

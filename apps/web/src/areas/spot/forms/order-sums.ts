import type { Coin, Level } from '@quay/contract/market';
import { divide, floorTo, least, MAX, multiply, ONE, text, units } from '@quay/money';
import { read } from '../../../amounts/typed-number.ts';
import type { TradeDraft } from '../../../market/trade-draft.ts';
import type { Rates } from '../figures.ts';
import { namesPrice, type OrderSettings, timeInForceOf } from '../order-kind.ts';

/** What the form says together with how it is to be treated: all that becomes an order. */
export type Plan = TradeDraft & OrderSettings;

/** What the form needs to know of the world to judge and to sum up an order. `null`: not known (yet). */
export type Circumstances = {
  readonly coin: Coin;
  /** Price of the last trade. */
  readonly last: string | null;
  readonly book: { readonly bids: readonly Level[]; readonly asks: readonly Level[] } | null;
  readonly available: { readonly base: bigint; readonly quote: bigint } | null;
  /** The user's open orders in this market, those that wait for a price included. */
  readonly openOrders: number | null;
  /** What the user pays for trading here. */
  readonly rates: Rates;
};

/**
 * Which of the two sizes the draft uses. What is sold is a quantity, and so is what has a limit price. A market buy
 * chooses; one that waits for its price says what to spend, because nobody knows yet what that buys.
 */
export function sizeField(draft: TradeDraft): 'quantity' | 'amount' {
  if (draft.side === 'sell' || namesPrice(draft.type)) return 'quantity';
  return draft.type === 'market' ? draft.by : 'amount';
}

export type Summary = {
  /** Base asset bought or sold. */
  readonly quantity: bigint;
  /** Quote asset that a buy costs, or that a sell brings before the fee. */
  readonly total: bigint;
  /** What leaves the available balance: quote asset for a buy, base asset for a sell. */
  readonly leaves: bigint;
  /** The most that the fee can be, in the coin that arrives: a taker's, or a maker's where it cannot take. */
  readonly fee: bigint;
  /** The fee in quote asset. */
  readonly feeWorth: bigint;
  /** What arrives, less the fee. */
  readonly arrives: bigint;
  /** `leaves` as a whole number of per cent of what is available. */
  readonly share: number | null;
  /** Nobody knows the price yet: a market order's figures come from the book of this moment, or from its stop price. */
  readonly estimated: boolean;
  /** The book holds less than the order asks for: the rest of it will expire. */
  readonly beyondBook: boolean;
};

/** What a readable draft comes to; null while a number is missing or there is nothing to estimate with. */
export function summarise(draft: Plan, circumstances: Circumstances): Summary | null {
  const { available } = circumstances;
  const taken = trade(draft, circumstances);
  if (!taken) return null;
  const { quantity, total, beyondBook } = taken;
  const buys = draft.side === 'buy';
  const leaves = buys ? taken.leaves : read(draft.quantity)!;
  const rate = feeRateOf(draft, circumstances);
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
    estimated: !namesPrice(draft.type),
    beyondBook,
  };
}

/** The rate that an order pays at most. */
export function feeRateOf(plan: Plan, { rates }: Circumstances): bigint {
  return timeInForceOf(plan.type, plan.timeInForce) === 'post-only' ? rates.maker : rates.taker;
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
  if (namesPrice(draft.type)) {
    const price = read(draft.price);
    if (!price) return null;
    const total = multiply(price, size, draft.side === 'buy' ? 'up' : 'down');
    return { quantity: size, total, leaves: total, beyondBook: false };
  }
  if (draft.type === 'stop-market') {
    // The market may be anywhere when it wakes; at its stop price is the best guess.
    const stop = read(draft.stopPrice);
    if (!stop) return null;
    if (draft.side === 'sell') {
      return { quantity: size, total: multiply(stop, size, 'down'), leaves: size, beyondBook: false };
    }
    const quantity = floorTo(divide(size, stop, 'down'), units(circumstances.coin.lotSize));
    return { quantity, total: size, leaves: size, beyondBook: false };
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
export function asksOf({ book, last }: Circumstances): readonly Level[] | null {
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

export function takeBySpending(levels: readonly Level[] | null, budget: bigint) {
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

/** The most that an order pays, or the least that it brings after the fee, for all of it. */
export type Worst = { readonly way: 'pays' | 'gets'; readonly amount: bigint; readonly coin: 'base' | 'quote' };

/** A limit price bounds an order; without one the band does, round the last price or the one that wakes it. */
export function worstOf(plan: Plan, circumstances: Circumstances): Worst | null {
  const { coin, last } = circumstances;
  const size = read(plan[sizeField(plan)]);
  const named = namesPrice(plan.type) ? read(plan.price) : undefined;
  const middle = plan.type === 'stop-market' ? read(plan.stopPrice) : last === null ? undefined : units(last);
  if (!size || (namesPrice(plan.type) ? !named : !middle)) return null;
  const { low, high } = named ? { low: named, high: named } : bandOf(coin, middle!);
  const rate = feeRateOf(plan, circumstances);
  const lessFee = (gross: bigint) => gross - multiply(gross, rate, 'up');
  if (plan.side === 'sell') return { way: 'gets', amount: lessFee(multiply(low, size, 'down')), coin: 'quote' };
  if (sizeField(plan) === 'quantity') return { way: 'pays', amount: multiply(high, size, 'up'), coin: 'quote' };
  return { way: 'gets', amount: lessFee(floorTo(divide(size, high, 'down'), units(coin.lotSize))), coin: 'base' };
}

/** Prices that an order may name: whole ticks within the band round a last price. */
export function bandOf(coin: Coin, middle: bigint) {
  const tick = units(coin.tickSize);
  const reach = multiply(middle, units(coin.priceBand), 'down');
  return { low: floorTo(middle - reach + tick - 1n, tick), high: floorTo(middle + reach, tick) };
}

/** Whole cents, rounded up: a charge is never shown smaller than it is. */
export function usdUp(value: bigint): bigint {
  const cent = ONE / 100n;
  return floorTo(value + cent - 1n, cent);
}

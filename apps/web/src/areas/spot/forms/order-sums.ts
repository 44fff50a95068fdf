import type { Coin, Level } from '@quay/contract/market';
import { divide, floorTo, greatest, least, MAX, multiply, ONE, text, units } from '@quay/money';
import { read } from '../../../amounts/typed-number.ts';
import type { TradeDraft } from '../../../trading/ticket/trade-draft.ts';
import type { Rates } from '../figures.ts';
import { namesPrice, type OrderSettings, timeInForceOf } from '../../../trading/ticket/order-kind.ts';

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
  /** Hours for which orders far from the last price wait, after a change of the user's security. */
  readonly heldHours?: number | undefined;
  /** How far from the best price a market order may trade, as a share; where it is missing the band alone bounds it. */
  readonly slippage?: string;
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
  /** What leaves the balance for good: quote asset for a buy, base asset for a sell. */
  readonly leaves: bigint;
  /** Quote asset of an amount to spend that buys no whole lot and stays with its owner; else 0. */
  readonly stays: bigint;
  /** What is taken out of the available balance until the order is over: what leaves, and what stays in the end. */
  readonly holds: bigint;
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
  const leaves = buys ? taken.total : taken.sold;
  const rate = feeRateOf(draft, circumstances);
  const fee = taken.fills.reduce((sum, fill) => sum + multiply(buys ? fill.quantity : fill.total, rate, 'up'), 0n);
  const feeWorth = buys ? multiply(total, rate, 'up') : fee;
  const free = available && (buys ? available.quote : available.base);
  return {
    quantity,
    total,
    leaves,
    stays: taken.stays,
    holds: buys ? taken.total + taken.stays : read(draft.quantity)!,
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

/** What is traded at one price. */
type Fill = { readonly quantity: bigint; readonly total: bigint };

type Trade = Fill & {
  readonly fills: readonly Fill[];
  /** Base asset that leaves a seller. */
  readonly sold: bigint;
  readonly stays: bigint;
  readonly beyondBook: boolean;
};

function trade(draft: TradeDraft, circumstances: Circumstances): Trade | null {
  const field = sizeField(draft);
  const size = read(draft[field]);
  if (!size) return null;
  const buys = draft.side === 'buy';
  if (draft.type === 'market') {
    const levels = buys ? asksOf(circumstances) : bidsOf(circumstances);
    return field === 'amount' ? takeBySpending(levels, size, circumstances) : takeByQuantity(levels, size);
  }
  // The market may be anywhere when a stop-market order is triggered; at its stop price is the best guess.
  const price = read(namesPrice(draft.type) ? draft.price : draft.stopPrice);
  if (!price) return null;
  if (field === 'amount') {
    const quantity = floorTo(divide(size, price, 'down'), units(circumstances.coin.lotSize));
    return traded([{ quantity, total: multiply(price, quantity, 'up') }], { budget: size, beyondBook: false });
  }
  return traded([{ quantity: size, total: multiply(price, size, buys ? 'up' : 'down') }], { beyondBook: false });
}

/** The price of the last offer that a market order would take now. */
export function worstPriceNow(plan: Plan, circumstances: Circumstances): bigint | undefined {
  const last = trade(plan, circumstances)?.fills.at(-1);
  return last && divide(last.total, last.quantity, 'down');
}

function traded(fills: readonly Fill[], of: { budget?: bigint; beyondBook: boolean }): Trade {
  const quantity = fills.reduce((sum, fill) => sum + fill.quantity, 0n);
  const total = fills.reduce((sum, fill) => sum + fill.total, 0n);
  return {
    fills,
    quantity,
    total,
    sold: quantity,
    stays: of.budget === undefined ? 0n : of.budget - total,
    beyondBook: of.beyondBook,
  };
}

/**
 * The worst price that a market order names: the best of this moment and the slippage, in whole ticks within the band. The
 * core trades nothing beyond it. Null where nothing is known to begin at, and for orders that name a price anyway.
 */
export function worstPriceOf(
  { side, type }: Pick<TradeDraft, 'side' | 'type'>,
  { coin, last, book, slippage }: Circumstances,
): bigint | null {
  if (type !== 'market' || slippage === undefined || last === null) return null;
  const best = units((side === 'buy' ? book?.asks : book?.bids)?.[0]?.[0] ?? last);
  const reach = multiply(best, units(slippage), 'down');
  const tick = units(coin.tickSize);
  const { low, high } = bandOf(coin, units(last));
  return side === 'buy'
    ? least(high, floorTo(best + reach, tick))
    : greatest(low, floorTo(best - reach + tick - 1n, tick));
}

/** Without a book the last price stands for it, as if it had no end. A market order trades within the band alone. */
export function asksOf(circumstances: Circumstances): readonly Level[] | null {
  const high = worstPriceOf({ side: 'buy', type: 'market' }, circumstances) ?? edgeOf(circumstances, 'high');
  return levelsOf(circumstances, 'asks')?.filter(([price]) => high === null || units(price) <= high) ?? null;
}
function bidsOf(circumstances: Circumstances): readonly Level[] | null {
  const low = worstPriceOf({ side: 'sell', type: 'market' }, circumstances) ?? edgeOf(circumstances, 'low');
  return levelsOf(circumstances, 'bids')?.filter(([price]) => low === null || units(price) >= low) ?? null;
}
const levelsOf = ({ book, last }: Circumstances, side: 'asks' | 'bids'): readonly Level[] | null =>
  book?.[side] ?? (last === null ? null : [[last, ENDLESS]]);
const edgeOf = ({ coin, last }: Circumstances, edge: 'low' | 'high'): bigint | null =>
  last === null ? null : bandOf(coin, units(last))[edge];
const ENDLESS = text(MAX);

function takeByQuantity(levels: readonly Level[] | null, wanted: bigint): Trade | null {
  if (!levels?.length) return null;
  let open = wanted;
  const fills: Fill[] = [];
  for (const [price, offered] of levels) {
    if (open === 0n) break;
    const quantity = least(open, units(offered));
    // A tick times a lot is a whole number of units: nothing is rounded.
    fills.push({ quantity, total: multiply(units(price), quantity, 'down') });
    open -= quantity;
  }
  return traded(fills, { beyondBook: open > 0n });
}

/** Whole lots at each price while the budget lasts, as the core takes them; what buys no lot more stays. */
export function takeBySpending(levels: readonly Level[] | null, budget: bigint, { coin }: Circumstances): Trade | null {
  if (!levels?.length) return null;
  const lot = units(coin.lotSize);
  let open = budget;
  const fills: Fill[] = [];
  for (const [at, offered] of levels) {
    const price = units(at);
    const quantity = least(units(offered), floorTo(divide(open, price, 'down'), lot));
    if (quantity === 0n) return traded(fills, { budget, beyondBook: false });
    const total = multiply(price, quantity, 'up');
    fills.push({ quantity, total });
    open -= total;
    if (quantity < units(offered)) return traded(fills, { budget, beyondBook: false });
  }
  const dearest = units(levels.at(-1)![0]);
  return traded(fills, { budget, beyondBook: open >= multiply(dearest, lot, 'up') });
}

/** The most that an order pays, or the least that it brings after the fee, for all of it. */
export type Worst = { readonly way: 'pays' | 'gets'; readonly amount: bigint; readonly coin: 'base' | 'quote' };

/**
 * A limit price bounds an order, and a market order the worst price that it names; without one the band does, round the last
 * price or the one that wakes it. However many trades it takes: each fee is rounded up, so that of every lot it is.
 */
export function worstOf(plan: Plan, circumstances: Circumstances): Worst | null {
  const { coin, last } = circumstances;
  const size = read(plan[sizeField(plan)]);
  const named = namesPrice(plan.type) ? read(plan.price) : (worstPriceOf(plan, circumstances) ?? undefined);
  const middle = plan.type === 'stop-market' ? read(plan.stopPrice) : last === null ? undefined : units(last);
  if (!size || (namesPrice(plan.type) ? !named : !middle)) return null;
  const { low, high } = named ? { low: named, high: named } : bandOf(coin, middle!);
  const rate = feeRateOf(plan, circumstances);
  const lot = units(coin.lotSize);
  const lessFee = (lots: bigint, each: bigint) => lots * (each - multiply(each, rate, 'up'));
  if (plan.side === 'sell') {
    return { way: 'gets', amount: lessFee(size / lot, multiply(low, lot, 'down')), coin: 'quote' };
  }
  if (sizeField(plan) === 'quantity') return { way: 'pays', amount: multiply(high, size, 'up'), coin: 'quote' };
  return { way: 'gets', amount: lessFee(divide(size, high, 'down') / lot, lot), coin: 'base' };
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

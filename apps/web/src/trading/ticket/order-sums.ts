import type { Coin, Level } from '@quay/contract/market';
import { divide, floorTo, greatest, least, MAX, multiply, ONE, text, units } from '@quay/money';
import { read } from '../../amounts/typed-number.ts';
import { namesPrice, type OrderSettings } from './order-kind.ts';
import type { TradeDraft } from './trade-draft.ts';

/** What the form says together with how it is to be treated: all that becomes an order. */
export type Plan = TradeDraft & OrderSettings;

/** Which of its two sizes a draft of a product uses. */
export type SizeRule = (draft: TradeDraft) => 'quantity' | 'amount';

/** What is known of the market that an order goes to. `null`: not known (yet). */
export type MarketNow = {
  readonly coin: Coin;
  /** Price of the last trade. */
  readonly last: string | null;
  readonly book: { readonly bids: readonly Level[]; readonly asks: readonly Level[] } | null;
  readonly sizeField: SizeRule;
  /** How far from the best price a market order may trade, as a share; where it is missing the band alone bounds it. */
  readonly slippage?: string;
};

/** What is traded at one price. */
export type TradedAt = { readonly quantity: bigint; readonly total: bigint };

export type Trade = TradedAt & {
  readonly fills: readonly TradedAt[];
  /** Base asset that leaves a seller. */
  readonly sold: bigint;
  readonly stays: bigint;
  readonly beyondBook: boolean;
};

/** What an order would trade: at its limit, at its stop price, or in the book of this moment. Null while nothing can be said. */
export function tradeOf(draft: TradeDraft, market: MarketNow): Trade | null {
  const field = market.sizeField(draft);
  const size = read(draft[field]);
  if (!size) return null;
  const buys = draft.side === 'buy';
  if (draft.type === 'market') {
    const levels = buys ? asksOf(market) : bidsOf(market);
    return field === 'amount' ? takeBySpending(levels, size, market) : takeByQuantity(levels, size);
  }
  // The market may be anywhere when a stop-market order is triggered; at its stop price is the best guess.
  const price = read(namesPrice(draft.type) ? draft.price : draft.stopPrice);
  if (!price) return null;
  if (field === 'amount') {
    const quantity = floorTo(divide(size, price, 'down'), units(market.coin.lotSize));
    return traded([{ quantity, total: multiply(price, quantity, 'up') }], { budget: size, beyondBook: false });
  }
  return traded([{ quantity: size, total: multiply(price, size, buys ? 'up' : 'down') }], { beyondBook: false });
}

/** So much at one price. */
export type PricedFill = { readonly quantity: bigint; readonly price: bigint };

/** What a market order would take now, the best offer first. */
export const fillsNow = (plan: Plan, market: MarketNow): readonly PricedFill[] =>
  tradeOf(plan, market)?.fills.map(({ quantity, total }) => ({ quantity, price: divide(total, quantity, 'down') })) ??
  [];

/** The price of the last offer that a market order would take now. */
export const worstPriceNow = (plan: Plan, market: MarketNow): bigint | undefined =>
  fillsNow(plan, market).at(-1)?.price;

function traded(fills: readonly TradedAt[], of: { budget?: bigint; beyondBook: boolean }): Trade {
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
  { coin, last, book, slippage }: MarketNow,
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
export function asksOf(market: MarketNow): readonly Level[] | null {
  const high = worstPriceOf({ side: 'buy', type: 'market' }, market) ?? edgeOf(market, 'high');
  return levelsOf(market, 'asks')?.filter(([price]) => high === null || units(price) <= high) ?? null;
}
function bidsOf(market: MarketNow): readonly Level[] | null {
  const low = worstPriceOf({ side: 'sell', type: 'market' }, market) ?? edgeOf(market, 'low');
  return levelsOf(market, 'bids')?.filter(([price]) => low === null || units(price) >= low) ?? null;
}
const levelsOf = ({ book, last }: MarketNow, side: 'asks' | 'bids'): readonly Level[] | null =>
  book?.[side] ?? (last === null ? null : [[last, ENDLESS]]);
const edgeOf = ({ coin, last }: MarketNow, edge: 'low' | 'high'): bigint | null =>
  last === null ? null : bandOf(coin, units(last))[edge];
const ENDLESS = text(MAX);

function takeByQuantity(levels: readonly Level[] | null, wanted: bigint): Trade | null {
  if (!levels?.length) return null;
  let open = wanted;
  const fills: TradedAt[] = [];
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
export function takeBySpending(levels: readonly Level[] | null, budget: bigint, { coin }: MarketNow): Trade | null {
  if (!levels?.length) return null;
  const lot = units(coin.lotSize);
  let open = budget;
  const fills: TradedAt[] = [];
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

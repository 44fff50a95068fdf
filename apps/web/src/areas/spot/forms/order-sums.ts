import { divide, least, multiply, units } from '@quay/money';
import { read } from '../../../amounts/typed-number.ts';
import { namesPrice, timeInForceOf } from '../../../trading/ticket/order-kind.ts';
import { bandOf, type Plan, type SizeRule, tradeOf, worstPriceOf } from '../../../trading/ticket/order-sums.ts';
import type { Circumstances, TicketSummary } from '../../../trading/ticket/product-ticket.ts';

/**
 * What is sold is a quantity, and so is what has a limit price. A market buy chooses; one that waits for its price says what
 * to spend, because nobody knows yet what that buys.
 */
export const spotSizeField: SizeRule = (draft) => {
  if (draft.side === 'sell' || namesPrice(draft.type)) return 'quantity';
  return draft.type === 'market' ? draft.by : 'amount';
};

export type Summary = TicketSummary & {
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
  const taken = tradeOf(draft, circumstances);
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

/** The most that an order pays, or the least that it brings after the fee, for all of it. */
export type Worst = { readonly way: 'pays' | 'gets'; readonly amount: bigint; readonly coin: 'base' | 'quote' };

/**
 * A limit price bounds an order, and a market order the worst price that it names; without one the band does, round the last
 * price or the one that triggers it. However many trades it takes: each fee is rounded up, so that of every lot it is.
 */
export function worstOf(plan: Plan, circumstances: Circumstances): Worst | null {
  const { coin, last } = circumstances;
  const size = read(plan[spotSizeField(plan)]);
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
  if (spotSizeField(plan) === 'quantity') return { way: 'pays', amount: multiply(high, size, 'up'), coin: 'quote' };
  return { way: 'gets', amount: lessFee(divide(size, high, 'down') / lot, lot), coin: 'base' };
}

import { type Contract, INDEX_MAX_AGE_MS, type PlaceOrder, perpetual, TRIGGERS_MAX } from '@quay/contract/perpetual';
import { trading } from '@quay/contract/trading';
import { compare, entryPrice, exact, tradeValue } from '@quay/core/margin';
import { type Amount, format, greatest, least, type Price, text, units } from '@quay/money';
import { read } from '../../../amounts/typed-number.ts';
import type * as shared from '../../../trading/orders/order.ts';
import {
  type EarlyRefusal,
  refusalOfFields,
  refusalOfQuantity,
  refuse,
} from '../../../trading/ticket/early-refusals.ts';
import { namesPrice, usualSettings, waitsForStop } from '../../../trading/ticket/order-kind.ts';
import {
  fillsNow,
  type Plan,
  type PricedFill,
  type SizeRule,
  worstPriceNow,
} from '../../../trading/ticket/order-sums.ts';
import type { Circumstances, TicketSummary } from '../../../trading/ticket/product-ticket.ts';
import type { TradeDraft } from '../../../trading/ticket/trade-draft.ts';
import {
  type AccountNow,
  type ContractNow,
  figuresOf,
  freeOf,
  type MarginMode,
  type PositionFigures,
  unrealisedOf,
  withPosition,
} from '../sums/account.ts';
import { bandOf, breakEvenOf } from '../sums/closing.ts';
import {
  afterOpening,
  holdingLimit,
  largestOf,
  leverageCap,
  marginOf,
  type OpeningPlan,
  openedBy,
  partsOf,
  positionBefore,
} from '../sums/opening.ts';
import { cutToTick } from '../sums/outcomes.ts';
import { type AttachedDraft, attachedOf } from './attached-draft.ts';
import type { LinkedBy } from './linked-price.ts';
import { refusalOfSide, type TriggerRefusal } from './set-triggers.form.ts';

/** What an order that opens is checked by, beside the form and the market. */
export type TicketFacts = {
  readonly contract: Contract;
  /** Null before there is a mark. */
  readonly now: ContractNow | null;
  /** Null while it is not known; of a guest it never is. */
  readonly account: AccountNow | null;
  readonly leverage: number;
  readonly mode: MarginMode;
  /** What other orders of the user in the contract would open, and which way. */
  readonly resting: { readonly buys: boolean; readonly quantity: bigint } | null;
  /** What the order is to close by itself. */
  readonly attached: AttachedDraft;
  /** The user's triggers in the contract that stand. */
  readonly triggers: number;
  /** The exchange's clock. */
  readonly at: number;
  /** When the user signed up; null of a guest. */
  readonly registeredAt: number | null;
};

export type Summary = TicketSummary & {
  readonly facts: TicketFacts;
  /** What leaves what is available until the order is filled or cancelled, and what it is made of. */
  readonly hold: Amount;
  readonly margin: Amount;
  readonly fee: Amount;
  /** What it would have lost as soon as it is filled: its price is worse than the mark. */
  readonly loss: Amount;
  /** The position as it would be, filled at its limit or by the offers of this moment; null for a guest. */
  readonly after: PositionFigures | null;
  /** What one of it costs in the mean. */
  readonly price: Price;
  /** Fees to open and to close, and the price that pays for both. */
  readonly costs: Amount;
  readonly even: Price | undefined;
  /** Nobody knows the price yet. */
  readonly estimated: boolean;
  /** What the prices of its stop-profit and stop-loss are linked by: the position that it opens, by itself. */
  readonly linked: LinkedBy;
};

/** Contracts are ordered by their quantity. */
export const quantityOnly: SizeRule = () => 'quantity';

/** An order of the form as the sums take it; null while a number is missing. */
function planOf(
  draft: Plan,
  { contract, leverage, mode, resting, now }: TicketFacts,
  circumstances: Circumstances,
): Omit<OpeningPlan, 'quantity'> | null {
  if (now === null) return null;
  const buys = draft.side === 'buy';
  const limit = namesPrice(draft.type) ? read(draft.price) : undefined;
  const then = markThen(draft, now);
  if (then === null) return null;
  const worst = limit ?? worstThen(draft, then, contract, circumstances);
  if (!worst) return null;
  return {
    ...{ contract: then, buys, limit, worst, mode, leverage: BigInt(leverage), takerRate: circumstances.rates.taker },
    resting: resting?.buys === buys ? resting.quantity : 0n,
  };
}

/** The contract as it is when the order meets the book: the mark of a stop order is then the one that it waits for. */
function markThen(draft: Plan, now: ContractNow): ContractNow | null {
  if (!waitsForStop(draft.type)) return now;
  const stop = read(draft.stopPrice);
  return stop ? { ...now, mark: stop } : null;
}

/** The worst price of an order that names none: that of the last offer that it takes now, or of a stop the band's edge then. */
function worstThen(
  draft: Plan,
  then: ContractNow,
  contract: Contract,
  circumstances: Circumstances,
): Price | undefined {
  if (draft.type === 'stop-market') {
    const { low, high } = bandOf(then, units(contract.marketBand));
    return draft.side === 'buy' ? high : low;
  }
  return worstPriceNow({ ...draft, quantity: draft.quantity || contract.lotSize }, circumstances);
}

/** What fills it: the offers of this moment, its limit, or of a stop market order the price that it waits for. */
function fillsOf(draft: Plan, plan: OpeningPlan, circumstances: Circumstances): readonly PricedFill[] {
  if (plan.limit !== undefined) return [{ quantity: plan.quantity, price: plan.limit }];
  if (draft.type === 'stop-market') return [{ quantity: plan.quantity, price: plan.contract.mark }];
  return fillsNow(draft, circumstances);
}

/** What a readable draft comes to; null while a number is missing or there is nothing to value it with. */
export function summarise(draft: Plan, facts: TicketFacts, circumstances: Circumstances): Summary | null {
  const quantity = read(draft.quantity);
  const open = planOf(draft, facts, circumstances);
  if (!quantity || !open) return null;
  const plan: OpeningPlan = { ...open, quantity };
  const { account } = facts;
  const { kind } = plan.contract;
  const known = account ?? { available: 0n, frozen: 0n, isolatedHeld: 0n, positions: [] };
  const taken = marginOf(known, plan);
  const fills = fillsOf(draft, plan, circumstances);
  const after = afterOpening(known, plan, fills);
  const position = openedBy(kind, plan.buys, fills);
  const price = entryPrice(kind, position)!;
  const own = { ...positionBefore(known, plan), position };
  const free = account && greatest(0n, freeOf(account));
  return {
    facts,
    quantity,
    total: kind === 'linear' ? tradeValue(kind, quantity, plan.worst) : quantity,
    hold: taken.hold,
    ...partsOf(taken, plan.takerRate),
    after: account && figuresOf(after.account, after.position),
    price,
    costs: after.fee * 2n,
    even: breakEvenOf(own, after.fee, plan.takerRate),
    share: free ? Number(least((taken.hold * 100n + free / 2n) / free, 999n)) : null,
    estimated: !namesPrice(draft.type),
    linked: {
      ...{ account: withPosition(after.account, { ...own, margin: after.position.margin }), quantity },
      ...{ position: { ...own, contract: facts.now!, margin: after.position.margin }, takerRate: plan.takerRate },
    },
  };
}

/** Puts a share (0 to 100) of what is free into the form, never more than it. */
export function takeShare(
  draft: TradeDraft,
  facts: TicketFacts,
  circumstances: Circumstances,
  percent: number,
): TradeDraft {
  const { account, contract } = facts;
  const open = planOf({ ...draft, ...usualSettings }, facts, circumstances);
  if (!open || !account) return draft;
  const free = (greatest(0n, freeOf(account)) * BigInt(percent)) / 100n;
  const quantity = largestOf(account, open, units(contract.maxQuantity), free, (price) =>
    holdingLimit(contract, open.contract.tiers, price),
  );
  return { ...draft, quantity: quantity === 0n ? '' : format(quantity, contract.quantityDecimals) };
}

/** The order as contracts have it: the form opens, positions are closed where they stand. */
export function openingOrder(
  order: shared.PlaceOrder & Pick<PlaceOrder, 'stopProfit' | 'stopLoss'>,
  leverage: number,
): PlaceOrder {
  const { symbol, side, type, price, stopPrice, quantity = '0', timeInForce, clientOrderId } = order;
  const { stopProfit, stopLoss } = order;
  return {
    ...{ symbol, type, quantity, leverage, clientOrderId, price },
    intent: side === 'buy' ? 'open-long' : 'open-short',
    ...(stopPrice && { stopPrice }),
    ...(timeInForce && { timeInForce }),
    ...(stopProfit && { stopProfit }),
    ...(stopLoss && { stopLoss }),
  };
}

/** The first refusal that is already certain, in the order in which the core checks; null when nothing is. */
export function refusalOf(draft: Plan, facts: TicketFacts, circumstances: Circumstances): EarlyRefusal | null {
  const { contract, now } = facts;
  if (contract.status === 'halted') return refuse(trading['market-halted']);
  if (contract.status === 'reduce-only') return refuse(perpetual['not-in-trading-period']);
  if (now === null || isOld(facts)) return refuse(perpetual['market-data-abnormal']);
  if (goesOpposite(draft, facts)) return refuse(perpetual['intent-opposite-exists']);
  const max = leverageCap(contract, facts.registeredAt, facts.at);
  if (facts.leverage > max) return refuse(perpetual['leverage-above-max'], undefined, { max: String(max) });
  const unread = refusalOfFields(perpetual, draft, quantityOnly);
  if (unread && unread.field !== 'quantity') return unread;
  // A price that cannot be is said at once, and not only when the quantity below it is there.
  return (
    refusalOfStop(draft, now, contract) ??
    refusalOfPrice(draft, markThen(draft, now)!, contract) ??
    unread ??
    refusalOfQuantity(perpetual, read(draft.quantity)!, circumstances.coin) ??
    refusalOfWorth(draft, facts, circumstances) ??
    refusalOfMarket(draft, facts, circumstances) ??
    refusalOfBalance(draft, facts, circumstances)
  );
}

/** A price between two ticks; and a stop order that buys waits for a rise of the mark, one that sells for a fall. */
function refusalOfStop(draft: Plan, now: ContractNow, { tickSize }: Contract): EarlyRefusal | null {
  const { tick } = now;
  const params = { tick: tickSize };
  if (namesPrice(draft.type) && read(draft.price)! % tick !== 0n)
    return refuse(perpetual['price-off-tick'], 'price', params);
  if (!waitsForStop(draft.type)) return null;
  const stop = read(draft.stopPrice)!;
  if (stop % tick !== 0n) return refuse(perpetual['stop-price-off-tick'], 'stopPrice', params);
  const mark = cutToTick(now);
  if (draft.side === 'buy' ? stop > mark : stop < mark) return null;
  return refuse(perpetual['stop-price-wrong-side'], 'stopPrice', { mark: text(mark) });
}

/** What the order would close by itself: on the right sides of its own price, or of the mark. */
export function attachedRefusal(draft: Plan, facts: TicketFacts, circumstances: Circumstances): TriggerRefusal | null {
  const { attached, contract, now } = facts;
  const linked = summarise(draft, facts, circumstances)?.linked;
  if (!attached.on || !linked || !now) return null;
  const isLong = draft.side === 'buy';
  const priced = namesPrice(draft.type)
    ? read(draft.price)
    : waitsForStop(draft.type)
      ? read(draft.stopPrice)
      : undefined;
  const of = { contract, isLong, reference: priced ?? cutToTick(now) };
  const wrong =
    refusalOfSide('stop-profit', attached.profit, linked, of) ?? refusalOfSide('stop-loss', attached.loss, linked, of);
  if (wrong) return wrong;
  const count = Object.keys(attachedOf(attached, linked)).length;
  if (count === 0 || facts.triggers + count <= TRIGGERS_MAX) return null;
  return refuse(perpetual['trigger-too-many'], undefined, { max: String(TRIGGERS_MAX) });
}

/** An index that is too old opens nothing. */
const isOld = ({ contract: { mark }, at }: TicketFacts): boolean =>
  mark !== null && at - mark.indexAt > INDEX_MAX_AGE_MS;

/** A position, or an order that would open one, goes the other way. */
function goesOpposite({ side }: Plan, { account, contract, resting }: TicketFacts): boolean {
  const quantity = account?.positions.find((one) => one.contract.symbol === contract.symbol)?.position.quantity ?? 0n;
  const buys = side === 'buy';
  return (quantity !== 0n && quantity > 0n !== buys) || (resting !== null && resting.buys !== buys);
}

/** Outside the band round the mark, or round the one that the order waits for. */
function refusalOfPrice(draft: Plan, now: ContractNow, { priceBand, priceDecimals }: Contract) {
  if (!namesPrice(draft.type)) return null;
  const price = read(draft.price)!;
  const { low, high } = bandOf(now, units(priceBand));
  if (price >= low && price <= high) return null;
  const params = { low: format(low, priceDecimals), high: format(high, priceDecimals) };
  return refuse(perpetual['price-outside-band'], 'price', params);
}

/** What it would be margined at; null while it cannot be valued. */
function takenBy(draft: Plan, facts: TicketFacts, circumstances: Circumstances) {
  const open = planOf(draft, facts, circumstances);
  const known = facts.account ?? { available: 0n, frozen: 0n, isolatedHeld: 0n, positions: [] };
  if (!open) return null;
  const taken = marginOf(known, { ...open, quantity: read(draft.quantity)! });
  return { ...taken, cap: holdingLimit(facts.contract, open.contract.tiers, taken.price) };
}

/** Worth too little or too much. */
function refusalOfWorth(draft: Plan, facts: TicketFacts, circumstances: Circumstances): EarlyRefusal | null {
  const { contract } = facts;
  const taken = takenBy(draft, facts, circumstances);
  if (!taken) return null;
  const { quote: coin, base, minNotional } = contract;
  const quantity = read(draft.quantity)!;
  const { worth, reached, cap } = taken;
  if (compare(worth, exact(units(minNotional))) < 0) {
    return refuse(perpetual['notional-below-min'], 'quantity', { min: minNotional, coin });
  }
  if (compare(reached, exact(cap)) > 0)
    return refuse(perpetual['position-limit'], 'quantity', { max: text(cap), coin });
  const left = units(contract.openInterestMax) - units(contract.openInterest);
  if (quantity > left) {
    return refuse(perpetual['open-interest-full'], 'quantity', { left: text(greatest(0n, left)), coin: base });
  }
  return null;
}

/** More than is free. */
function refusalOfBalance(draft: Plan, facts: TicketFacts, circumstances: Circumstances): EarlyRefusal | null {
  const { account, contract } = facts;
  const hold = takenBy(draft, facts, circumstances)?.hold;
  if (!account || hold === undefined) return null;
  const { quote: coin } = contract;
  const free = freeOf(account);
  if (hold <= free) return null;
  const unrealised = unrealisedOf(account);
  const shown = text(greatest(0n, free));
  return hold <= free + unrealised
    ? refuse(perpetual['profit-not-usable'], 'quantity', { free: shown, unrealised: text(unrealised), coin })
    : refuse(perpetual['balance-too-small'], 'quantity', { available: shown, needed: text(hold), coin });
}

/** Too many orders, or nobody to trade with. */
function refusalOfMarket(draft: Plan, facts: TicketFacts, circumstances: Circumstances): EarlyRefusal | null {
  const { coin, book, openOrders, heldHours } = circumstances;
  const stays = draft.timeInForce === 'gtc' || draft.timeInForce === 'post-only';
  const rests = waitsForStop(draft.type) || (draft.type === 'limit' && stays);
  if (heldHours !== undefined) {
    return refuse(perpetual['far-price-held'], rests ? 'price' : undefined, { hours: String(heldHours) });
  }
  if (rests && openOrders !== null && openOrders >= coin.maxOpenOrders) {
    return refuse(perpetual['too-many-open-orders'], undefined, { max: String(coin.maxOpenOrders) });
  }
  const attached = attachedRefusal(draft, facts, circumstances);
  if (attached) return { reason: attached.reason, params: attached.params };
  if (draft.type === 'market' && (draft.side === 'buy' ? book?.asks : book?.bids)?.length === 0) {
    return refuse(perpetual['no-one-to-trade-with']);
  }
  return null;
}

import {
  type C2cCoin,
  type C2cMe,
  type C2cSide,
  c2c,
  coinDecimals,
  fiatDecimals,
  fits,
  moneyOf,
  type Offer,
  type PaymentKind,
  type PaymentMethod,
  type Pre,
  quantityOf,
} from '@quay/contract/c2c';
import { type CurrencyCode, identity } from '@quay/contract/identity';
import { type Amount, type Quantity, text, units } from '@quay/money';
import { couldBecomeNumber, read } from '../../../amounts/typed-number.ts';
import { draftOf } from '../../../shell/draft.ts';
import { rangeOf } from '../figures.ts';

/** Which of the two amounts was typed; the other one follows from the price. */
export type By = 'money' | 'quantity';

export type TakeDraft = {
  /** The ad that this was typed for; none in the quick zone. */
  readonly adId: number | null;
  readonly by: By;
  /** Exactly what was typed. */
  readonly amount: string;
  /** The method that was chosen: one of the ad's, or one of the user's own. */
  readonly methodId: number | null;
  /** How a buyer in the quick zone pays. */
  readonly kind: PaymentKind | null;
  /** An order that was sent and never answered: it may be made, so it is sent again as it was before anything else. */
  readonly unanswered: Taking | null;
};

const empty: TakeDraft = { adId: null, by: 'money', amount: '', methodId: null, kind: null, unanswered: null };

export const useTakeDraft = draftOf<TakeDraft>('quay.c2c.take', empty);
export const useQuickDraft = draftOf<TakeDraft>('quay.c2c.quick', empty);

/** What was typed for an ad stays with it; for another one it begins with the amount that the market was filtered by. */
export const draftFor = (adId: number, draft: TakeDraft, amount: string): TakeDraft =>
  draft.adId === adId ? draft : { ...empty, adId, amount };

/* ---- what is asked ---- */

type Named = { readonly money: string } | { readonly quantity: string };

const named = (by: By, amount: bigint): Named =>
  by === 'money' ? { money: text(amount) } : { quantity: text(amount) };

export type PreParams = {
  readonly side: C2cSide;
  readonly symbol: C2cCoin;
  readonly fiat: CurrencyCode;
  readonly adId?: number;
  readonly money?: string;
  readonly quantity?: string;
  readonly kinds?: PaymentKind[];
};

/* ---- what it comes to ---- */

export type Sums = { readonly money: Amount; readonly quantity: Quantity };

/** Both amounts at a price; nothing while what was typed is no amount. */
export function sumsOf(by: By, amount: string, price: string, of: Pick<Offer, 'symbol' | 'fiat'>): Sums | undefined {
  const typed = read(amount);
  const at = units(price);
  if (!typed || at === 0n) return undefined;
  if (by === 'money') return { money: typed, quantity: quantityOf(typed, at, of.symbol) };
  return { money: moneyOf(typed, at, of.fiat), quantity: typed };
}

/** The most that may be taken: by the ad, and by what a seller has. */
export function mostOf(by: By, offer: Offer, price: string, available: string | undefined): string {
  const { max } = rangeOf(offer, price);
  const money = units(max);
  const bought = by === 'quantity' ? mostCoins(offer, units(price)) : quantityOf(money, units(price), offer.symbol);
  // A seller has no more than what is free.
  const held = offer.side === 'buy' && available !== undefined ? units(available) : undefined;
  const quantity = held !== undefined && held < bought ? quantityDown(held, offer.symbol) : bought;
  if (by === 'quantity') return text(quantity);
  if (quantity === bought) return text(money);
  // Rounded down, so that what it needs is never more than what there is.
  return text((moneyOf(quantity, units(price), offer.fiat) / stepOf(offer.fiat)) * stepOf(offer.fiat));
}

/** All that is left, or what the ad takes in one order where that is less. */
function mostCoins({ left, orderMax, symbol, fiat }: Offer, price: bigint): Quantity {
  const all = quantityDown(units(left), symbol);
  return moneyOf(all, price, fiat) <= units(orderMax) ? all : quantityOf(units(orderMax), price, symbol);
}

const stepOf = (fiat: CurrencyCode): bigint => 10n ** BigInt(8 - fiatDecimals(fiat));
const quantityDown = (held: bigint, symbol: string): bigint => {
  const step = 10n ** BigInt(8 - coinDecimals(symbol));
  return held - (held % step);
};

/* ---- what stands against it ---- */

export type EarlyRefusal = {
  readonly reason: string;
  readonly params: Readonly<Record<string, string>>;
  readonly field: 'amount' | 'method';
};

type Circumstances = {
  readonly offer: Offer;
  readonly price: string;
  /** Coins that the user could sell; unknown while it is asked for. */
  readonly available: string | undefined;
  readonly dayLeft: string | undefined;
  /** Whether a method that fits is chosen. */
  readonly hasMethod: boolean;
};

/** The first refusal of the amounts that is already certain, in the order in which they are checked; null when nothing is. */
export function refusalOf(by: By, amount: string, circumstances: Circumstances): EarlyRefusal | null {
  const { offer, price, available, dayLeft, hasMethod } = circumstances;
  const { symbol, fiat } = offer;
  const refuse = ({ reason }: { reason: string }, params: Record<string, string> = {}): EarlyRefusal => ({
    reason,
    params,
    field: 'amount',
  });
  const sums = sumsOf(by, amount, price, offer);
  if (!sums) return refuse(c2c['amount-malformed']);
  const typed = by === 'money' ? sums.money : sums.quantity;
  if (!fits(typed, by === 'money' ? fiatDecimals(fiat) : coinDecimals(symbol))) return refuse(c2c['amount-malformed']);
  const range = rangeOf(offer, price);
  // Coins cost a rounded-up amount: all that are left may come to a little more than their worth.
  const most = units(by === 'quantity' ? offer.orderMax : offer.max);
  // What buys not even the smallest part of a coin is no amount of it.
  if (sums.quantity === 0n || sums.money < units(offer.min) || sums.money > most) {
    return refuse(c2c['amount-out-of-range'], { ...range, fiat });
  }
  if (sums.quantity > units(offer.left)) return refuse(c2c['ad-short'], { left: offer.left, coin: symbol });
  if (symbol === 'USDT' && dayLeft !== undefined && sums.quantity > units(dayLeft)) {
    return refuse(c2c['day-limit'], { left: dayLeft, coin: 'USDT' });
  }
  if (offer.side === 'buy' && available !== undefined && sums.quantity > units(available)) {
    return refuse(c2c['balance-too-small'], { available, needed: text(sums.quantity), coin: symbol });
  }
  return hasMethod ? null : { ...refuse(c2c['method-unknown']), field: 'method' };
}

/** Whether more typing may still make it right: then it is not yet called wrong. */
export function mayYetBe(refusal: EarlyRefusal, amount: string, isTyping: boolean): boolean {
  if (refusal.reason === c2c['amount-malformed'].reason)
    return amount === '' || (isTyping && couldBecomeNumber(amount));
  return refusal.reason === c2c['amount-out-of-range'].reason && isTyping;
}

export type Blocked = { readonly reason: string; readonly params: Readonly<Record<string, string>> };

/** For how long the user can sell nothing yet, in started hours; nothing where they can. */
export function hoursHeld({ salesHeldUntil }: Pick<C2cMe, 'salesHeldUntil'>, now: number): string | null {
  if (salesHeldUntil === null || salesHeldUntil <= now) return null;
  return String(Math.ceil((salesHeldUntil - now) / 3_600_000));
}

/** What the user has to do first, or what of the ad stands against this user whatever the amount; null when nothing does. */
export function blockedBy(
  request: C2cSide,
  me: C2cMe,
  offer: Pick<Offer, 'demands' | 'advertiser'> | undefined,
  userId: number | undefined,
  now: number,
): Blocked | null {
  const because = ({ reason }: { reason: string }, params: Record<string, string> = {}): Blocked => ({
    reason,
    params,
  });
  if (request === 'sell' && !me.fundPassword) return because(identity['fund-password-missing']);
  if (me.level === 'none') return because(c2c['level-needed']);
  const heldHours = request === 'sell' ? hoursHeld(me, now) : null;
  if (heldHours !== null) return because(c2c['sales-held'], { hours: heldHours });
  if (offer && offer.advertiser.userId === userId) return because(c2c['own-ad']);
  if (offer?.demands.verified && me.level === 'basic') return because(c2c['demand-verified']);
  if (request === 'buy' && me.cancelsLeft === 0) return because(c2c['cancels-today'], { max: '3' });
  return null;
}

/* ---- the method ---- */

export type Way = { readonly methodId: number; readonly kind: PaymentKind; readonly account: string | null };

/** What a buyer may pay to, or what a seller of these kinds may be paid on. */
export function waysOf(pre: Pick<Pre, 'offer' | 'payTo'>, own: readonly PaymentMethod[]): readonly Way[] {
  if (pre.offer.side === 'sell') return pre.payTo.map((one) => ({ ...one, account: null }));
  return ownWays(own, pre.offer.kinds);
}

export const ownWays = (own: readonly PaymentMethod[], kinds: readonly PaymentKind[]): readonly Way[] =>
  own.filter(({ kind }) => kinds.includes(kind)).map(({ methodId, kind, account }) => ({ methodId, kind, account }));

/** The chosen way; where there is only one it need not be chosen. */
export const wayOf = (ways: readonly Way[], methodId: number | null): Way | undefined =>
  ways.find((way) => way.methodId === methodId) ?? (ways.length === 1 ? ways[0] : undefined);

/* ---- what is sent ---- */

type Amounts = { readonly money?: string; readonly quantity?: string };
type Common = Amounts & { readonly price: string; readonly requestId: string };
type OfAd = Common & { readonly adId: number; readonly methodId: number };
type Quick = Common & { readonly symbol: C2cCoin; readonly fiat: CurrencyCode };

export type Taking =
  | { readonly call: 'buy' | 'sell'; readonly request: OfAd }
  | { readonly call: 'quick-buy'; readonly request: Quick & { readonly kind: PaymentKind } }
  | { readonly call: 'quick-sell'; readonly request: Quick & { readonly methodId: number } };

type Unnumbered<One> = One extends { readonly call: infer Call; readonly request: infer Request }
  ? { readonly call: Call; readonly request: Omit<Request, 'requestId'> }
  : never;
export type OrderRequest = Unnumbered<Taking>;

/** What is typed, as the wire has it. */
export const amountsOf = (by: By, amount: string): Amounts => named(by, read(amount) ?? 0n);

/** An order request gets its number, under which it can be made once. */
export const numbered = (proposal: OrderRequest, requestId: string): Taking =>
  ({ ...proposal, request: { ...proposal.request, requestId } }) as Taking;

/** What was sent and never answered, as it was typed. */
export const typedIn = ({ request }: Taking): { readonly by: By; readonly amount: string } =>
  request.money !== undefined
    ? { by: 'money', amount: request.money }
    : { by: 'quantity', amount: request.quantity ?? '' };

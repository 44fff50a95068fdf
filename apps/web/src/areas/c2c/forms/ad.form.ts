import {
  type Ad,
  AUTO_REPLY_MAX,
  type C2cCoin,
  type C2cSide,
  c2c,
  coinDecimals,
  fiatDecimals,
  fits,
  floatingPrice,
  kindsOfFiat,
  PAYMENTS_MAX,
  type PaymentKind,
  type PaymentMethod,
  PRICE_BAND_PERCENT,
  type PriceKind,
  paymentMinutes,
  priceBand,
  priceDecimals,
  TERMS_MAX,
  worthOf,
} from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import { type Amount, format, ONE, type Price, text, units } from '@quay/money';
import { newRequestId } from '../../../amounts/request-id.ts';
import { read, settleComma } from '../../../amounts/typed-number.ts';
import { draftOf } from '../../../shell/draft.ts';

/** An ad as it is being written: the texts are what was typed, not what they mean. */
export type AdDraft = {
  /** The ad that is being changed; none for a new one. */
  readonly adId: number | null;
  readonly side: C2cSide;
  readonly symbol: C2cCoin;
  readonly fiat: CurrencyCode;
  readonly priceKind: PriceKind;
  /** Of a fixed price, in fiat. */
  readonly price: string;
  /** Of a floating price, in per cent of the reference price. */
  readonly percent: string;
  readonly quantity: string;
  readonly min: string;
  readonly max: string;
  readonly kinds: readonly PaymentKind[];
  readonly methodIds: readonly number[];
  readonly minutes: number;
  readonly terms: string;
  readonly autoReply: string;
  readonly demandVerified: boolean;
  readonly demandDays: boolean;
  readonly demandHoldings: boolean;
  /** In the market at once, or later. */
  readonly onShelf: boolean;
};

/** The number under which a new ad is posted, and what it stands for: an ad that says something else is another one. */
type Sent = { readonly requestId: string; readonly stands: string };

const empty: AdDraft = {
  adId: null,
  side: 'sell',
  symbol: 'USDT',
  fiat: 'USD',
  priceKind: 'fixed',
  price: '',
  percent: '100',
  quantity: '',
  min: '',
  max: '',
  kinds: [],
  methodIds: [],
  minutes: paymentMinutes[0],
  terms: '',
  autoReply: '',
  demandVerified: false,
  demandDays: false,
  demandHoldings: false,
  onShelf: true,
};

/** A new ad and one that is being changed do not stand in each other's way. */
export const useNewAd = draftOf<AdDraft & Sent & { readonly begun: boolean }>('quay.c2c.new-ad', {
  ...empty,
  begun: false,
  requestId: '',
  stands: '',
});
export const useChangedAd = draftOf<AdDraft>('quay.c2c.changed-ad', empty);

export const newAd = (fiat: CurrencyCode) => ({ ...empty, fiat, begun: true });

/** An ad as it stands, to be changed or to be posted once more. */
export function draftOfAd(ad: Ad): AdDraft {
  return {
    adId: ad.adId,
    side: ad.side,
    symbol: ad.symbol as C2cCoin,
    fiat: ad.fiat,
    priceKind: ad.priceKind,
    price: ad.priceKind === 'fixed' ? ad.price : '',
    percent: ad.index === null ? '100' : text(units(ad.index) * 100n),
    quantity: ad.quantity,
    min: ad.min,
    max: ad.max,
    kinds: ad.side === 'buy' ? ad.kinds : [],
    methodIds: ad.methodIds,
    minutes: ad.minutes,
    terms: ad.terms,
    autoReply: ad.autoReply,
    demandVerified: ad.demands.verified,
    demandDays: ad.demands.days > 0,
    demandHoldings: units(ad.demands.holdings) > 0n,
    onShelf: ad.state === 'on',
  };
}

/* ---- acts on the form ---- */

/** Another coin, fiat or side: what was typed for the one before is not of it. */
export function withSubject<Draft extends AdDraft>(
  draft: Draft,
  subject: Partial<Pick<AdDraft, 'side' | 'symbol' | 'fiat'>>,
): Draft {
  const next = { ...draft, ...subject };
  const samePrice = next.symbol === draft.symbol && next.fiat === draft.fiat;
  const sameFiat = next.fiat === draft.fiat;
  return {
    ...next,
    price: samePrice ? draft.price : '',
    quantity: next.symbol === draft.symbol ? draft.quantity : '',
    min: sameFiat ? draft.min : '',
    max: samePrice ? draft.max : '',
    kinds: draft.kinds.filter((kind) => kindsOfFiat[next.fiat].includes(kind)),
    methodIds: sameFiat ? draft.methodIds : [],
  };
}

/** Chosen or not; never more than an ad may have. */
export function withOne<Value>(chosen: readonly Value[], one: Value): readonly Value[] {
  if (chosen.includes(one)) return chosen.filter((other) => other !== one);
  return chosen.length < PAYMENTS_MAX ? [...chosen, one] : chosen;
}

const PERCENT_STEP = units('0.1');

/** One step up or down; a price that is not typed yet begins at the reference price. */
export function stepped(draft: AdDraft, direction: 1 | -1, reference: Price | undefined): Partial<AdDraft> {
  const way = BigInt(direction);
  if (draft.priceKind === 'floating') {
    const percent = read(draft.percent) ?? units('100');
    return { percent: format(percent + way * PERCENT_STEP, 2) };
  }
  const decimals = priceDecimals(draft.symbol);
  const typed = read(draft.price);
  if (typed === undefined) return reference === undefined ? {} : { price: format(reference, decimals) };
  const next = typed + way * 10n ** BigInt(8 - decimals);
  return next > 0n ? { price: format(next, decimals) } : {};
}

/* ---- what it comes to ---- */

/** The share of the reference price, 1.02 for 2 % more. */
const indexOf = (draft: AdDraft): bigint | undefined => {
  const percent = read(draft.percent);
  return percent === undefined ? undefined : percent / 100n;
};

/** What the ad would cost now; nothing while that is not known. */
export function priceNow(draft: AdDraft, reference: Price | undefined): Price | undefined {
  if (draft.priceKind === 'fixed') return read(draft.price) || undefined;
  const index = indexOf(draft);
  return reference === undefined || !index ? undefined : floatingPrice(reference, index, draft.symbol) || undefined;
}

/** What all its coins come to in fiat. */
export function worthNow(draft: AdDraft, reference: Price | undefined): string | undefined {
  const price = priceNow(draft, reference);
  const quantity = read(draft.quantity);
  return price && quantity ? text(worthOf(quantity, price, draft.fiat)) : undefined;
}

/* ---- what is wrong with it ---- */

export const adFields = [
  'price',
  'percent',
  'quantity',
  'min',
  'max',
  'methodIds',
  'kinds',
  'minutes',
  'terms',
  'autoReply',
] as const;
export type AdField = (typeof adFields)[number];

export type EarlyRefusal = {
  readonly field: AdField;
  readonly reason: string;
  readonly params: Readonly<Record<string, string>>;
};

/** On which of the three steps a field stands. */
export const stepOf = (field: AdField): 1 | 2 | 3 =>
  field === 'price' || field === 'percent' ? 1 : field === 'terms' || field === 'autoReply' ? 3 : 2;

type Circumstances = {
  readonly reference: Price | undefined;
  /** Least of one order in the ad's fiat; unknown while the rate is. */
  readonly orderMin: Amount | undefined;
  /** Coins free to sell and, of an ad that is changed, in its escrow; unknown while it is asked for. */
  readonly available: string | undefined;
  readonly own: readonly PaymentMethod[];
  /** Traded and in orders already, of an ad that is changed. */
  readonly used: string;
};

const INDEX_DECIMALS = 4;

/** Everything that is already certain to be refused, by field, in the order of the form. */
export function refusalsOf(draft: AdDraft, circumstances: Circumstances): readonly EarlyRefusal[] {
  return [
    priceWrong(draft, circumstances.reference),
    quantityWrong(draft, circumstances),
    ...limitsWrong(draft, circumstances),
    paymentsWrong(draft, circumstances.own),
    textWrong(draft, 'terms', TERMS_MAX),
    textWrong(draft, 'autoReply', AUTO_REPLY_MAX),
  ].filter((one) => one !== undefined);
}

const refuse = (field: AdField, { reason }: { reason: string }, params: Record<string, string> = {}): EarlyRefusal => ({
  field,
  reason,
  params,
});

function amountIn(typed: string, decimals: number): bigint | undefined {
  const value = read(typed);
  return value !== undefined && value > 0n && fits(value, decimals) ? value : undefined;
}

function priceWrong(draft: AdDraft, reference: Price | undefined): EarlyRefusal | undefined {
  const isFixed = draft.priceKind === 'fixed';
  const field = isFixed ? 'price' : 'percent';
  // A share of four decimals is a per cent of two.
  const typed = amountIn(draft[field], isFixed ? priceDecimals(draft.symbol) : INDEX_DECIMALS - 2);
  if (typed === undefined) return refuse(field, c2c['amount-malformed']);
  if (reference === undefined) return refuse(field, c2c['no-reference'], { symbol: draft.symbol });
  const band = priceBand(reference, PRICE_BAND_PERCENT);
  const share = (ONE * BigInt(PRICE_BAND_PERCENT)) / 100n;
  const index = indexOf(draft) ?? 0n;
  const isNear = isFixed ? typed >= band.min && typed <= band.max : index >= ONE - share && index <= ONE + share;
  if (isNear) return undefined;
  return refuse(field, c2c['price-out-of-band'], { min: text(band.min), max: text(band.max), fiat: draft.fiat });
}

function quantityWrong(draft: AdDraft, { available, used }: Circumstances): EarlyRefusal | undefined {
  const { symbol } = draft;
  const quantity = amountIn(draft.quantity, coinDecimals(symbol));
  if (quantity === undefined) return refuse('quantity', c2c['amount-malformed']);
  if (quantity < units(used)) return refuse('quantity', c2c['quantity-below-traded'], { min: used, coin: symbol });
  const needed = quantity - units(used);
  if (draft.side === 'sell' && draft.onShelf && available !== undefined && needed > units(available)) {
    return refuse('quantity', c2c['balance-too-small'], { available, needed: text(needed), coin: symbol });
  }
  return undefined;
}

function limitsWrong(draft: AdDraft, { reference, orderMin }: Circumstances): readonly EarlyRefusal[] {
  const decimals = fiatDecimals(draft.fiat);
  const [min, max] = [amountIn(draft.min, decimals), amountIn(draft.max, decimals)];
  const worth = worthNow(draft, reference);
  const malformed = [
    ...(min === undefined ? [refuse('min', c2c['amount-malformed'])] : []),
    ...(max === undefined ? [refuse('max', c2c['amount-malformed'])] : []),
  ];
  if (min === undefined || max === undefined || worth === undefined || orderMin === undefined) return malformed;
  const params = { min: text(orderMin), max: worth, fiat: draft.fiat };
  if (max > units(worth)) return [refuse('max', c2c['limits-wrong'], params)];
  return min < orderMin || min >= max ? [refuse('min', c2c['limits-wrong'], params)] : [];
}

function paymentsWrong(draft: AdDraft, own: readonly PaymentMethod[]): EarlyRefusal | undefined {
  if (draft.side === 'buy') {
    return draft.kinds.length > 0 ? undefined : refuse('kinds', c2c['payments-wrong'], { max: String(PAYMENTS_MAX) });
  }
  const there = draft.methodIds.filter((id) => own.some(({ methodId }) => methodId === id));
  return there.length > 0 ? undefined : refuse('methodIds', c2c['payments-wrong'], { max: String(PAYMENTS_MAX) });
}

const textWrong = (draft: AdDraft, field: 'terms' | 'autoReply', max: number): EarlyRefusal | undefined =>
  [...draft[field]].length > max ? refuse(field, c2c['text-too-long'], { max: String(max) }) : undefined;

/** The field of the form that a field of the wire is. */
export function fieldOnForm(field: string | undefined): AdField | undefined {
  return field === 'index' ? 'percent' : adFields.find((one) => one === field);
}

/* ---- what is sent ---- */

const plain = (typed: string): string => text(units(settleComma(typed)));

/** What the ad says, as the wire has it. */
export function requestOf(draft: AdDraft) {
  const { side, priceKind, minutes, terms, autoReply, demandVerified, demandDays, demandHoldings } = draft;
  return {
    priceKind,
    ...(priceKind === 'fixed' ? { price: plain(draft.price) } : { index: text(indexOf(draft) ?? ONE) }),
    quantity: plain(draft.quantity),
    min: plain(draft.min),
    max: plain(draft.max),
    kinds: side === 'buy' ? [...draft.kinds] : [],
    methodIds: side === 'sell' ? [...draft.methodIds] : [],
    minutes,
    terms: terms.trim(),
    autoReply: autoReply.trim(),
    demandVerified,
    demandDays,
    demandHoldings,
  };
}

/** A new ad as the wire has it. Its number stays the same for the same words, however often they are sent. */
export function newAdOf(draft: AdDraft) {
  const { side, symbol, fiat, onShelf } = draft;
  const request = { ...requestOf(draft), side, symbol, fiat, onShelf };
  const content = JSON.stringify(request);
  const { requestId, stands } = useNewAd.getState();
  if (requestId && stands === content) return { ...request, requestId };
  const next = newRequestId();
  useNewAd.setState({ requestId: next, stands: content });
  return { ...request, requestId: next };
}

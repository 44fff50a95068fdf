import { plainText } from '@quay/contract';
import {
  AUTO_REPLY_MAX,
  c2c,
  coinDecimals,
  DEMAND_DAYS,
  DEMAND_HOLDINGS,
  fiatDecimals,
  fits,
  floatingPrice,
  kindsOfFiat,
  orderMinOf,
  PAYMENTS_MAX,
  type PaymentKind,
  PRICE_BAND_PERCENT,
  type PriceKind,
  paymentMinutes,
  priceBand,
  priceDecimals,
  TERMS_MAX,
  worthOf,
} from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import type { CreateAd } from '@quay/core';
import { type Amount, ONE, type Price, parse, text, units } from '@quay/money';
import type { No } from '../../../edge/envelope.ts';
import type { References } from '../market/references.ts';
import { no } from '../market/takers.ts';
import type { Methods } from '../methods/methods.ts';

/** What an ad is to say, besides what it is for. */
export type AdWish = {
  readonly priceKind: PriceKind;
  readonly price?: string | undefined;
  readonly index?: string | undefined;
  readonly quantity: string;
  readonly min: string;
  readonly max: string;
  readonly kinds: readonly PaymentKind[];
  readonly methodIds: readonly number[];
  readonly minutes: number;
  readonly terms?: string | undefined;
  readonly autoReply?: string | undefined;
  readonly demandVerified?: boolean | undefined;
  readonly demandDays?: boolean | undefined;
  readonly demandHoldings?: boolean | undefined;
};

/** Whose ad it is and what for. */
export type AdSubject = Pick<CreateAd, 'owner' | 'side' | 'asset'> & { readonly fiat: CurrencyCode };
/** What the core keeps of a wish. */
export type JudgedAd = Omit<CreateAd, keyof AdSubject | 'requestId' | 'said' | 'onShelf' | 'adsMax'>;

type Numbers = Pick<JudgedAd, 'price' | 'index' | 'total' | 'min' | 'max'>;

const INDEX_DECIMALS = 4;

/** Judges what an ad says, in the order of the contract. */
export async function judgeAd(
  subject: AdSubject,
  wish: AdWish,
  {
    references,
    methods,
  }: { readonly references: References; readonly methods: Pick<Methods, 'kindOf' | 'ownedBy' | 'waiting'> },
): Promise<JudgedAd | No> {
  const numbers = numbersOf(subject, wish);
  if ('refusal' in numbers) return numbers;
  const { asset, fiat } = subject;
  const reference = references.in(asset, fiat);
  if (reference === undefined) return no(c2c['no-reference'], { symbol: asset });
  const dollar = references.in('USDT', fiat);
  if (dollar === undefined) return no(c2c['no-reference'], { symbol: 'USDT' });
  const wrong = judgePrice(numbers, reference, subject) ?? judgeLimits(numbers, { reference, dollar }, subject);
  if (wrong) return wrong;
  if (!(paymentMinutes as readonly number[]).includes(wish.minutes)) return no(c2c['minutes-unknown'], {}, 'minutes');
  const payments = await judgePayments(subject, wish, methods);
  if ('refusal' in payments) return payments;

  const terms = plainText(wish.terms ?? '');
  const autoReply = plainText(wish.autoReply ?? '');
  if ([...terms].length > TERMS_MAX) return no(c2c['text-too-long'], { max: String(TERMS_MAX) }, 'terms');
  if ([...autoReply].length > AUTO_REPLY_MAX) {
    return no(c2c['text-too-long'], { max: String(AUTO_REPLY_MAX) }, 'autoReply');
  }
  return {
    ...numbers,
    ...payments,
    priceKind: wish.priceKind,
    minutes: wish.minutes,
    terms,
    autoReply,
    demandVerified: wish.demandVerified ?? false,
    demandDays: wish.demandDays ? DEMAND_DAYS : 0,
    demandHoldings: wish.demandHoldings ? units(DEMAND_HOLDINGS) : 0n,
  };
}

function numbersOf({ asset, fiat }: AdSubject, wish: AdWish): Numbers | No {
  const isFixed = wish.priceKind === 'fixed';
  const money = fiatDecimals(fiat);
  const read = {
    price: isFixed ? positive(wish.price, priceDecimals(asset)) : 0n,
    index: isFixed ? 0n : positive(wish.index, INDEX_DECIMALS),
    quantity: positive(wish.quantity, coinDecimals(asset)),
    min: positive(wish.min, money),
    max: positive(wish.max, money),
  };
  for (const [field, value] of Object.entries(read)) {
    if (value === undefined) return no(c2c['amount-malformed'], {}, field);
  }
  const { quantity, ...rest } = read as { readonly [Field in keyof typeof read]: Amount };
  return { ...rest, total: quantity };
}

/** An amount above nothing with no more decimals than it may have. */
export function positive(typed: string | undefined, decimals: number): Amount | undefined {
  const value = parse(typed ?? '');
  return value !== undefined && value > 0n && fits(value, decimals) ? value : undefined;
}

function judgePrice({ price, index }: Numbers, reference: Price, { asset, fiat }: AdSubject): No | undefined {
  const { min, max } = priceBand(reference, PRICE_BAND_PERCENT);
  const asked = price > 0n ? price : floatingPrice(reference, index, asset);
  const share = (ONE * BigInt(PRICE_BAND_PERCENT)) / 100n;
  // What floats is judged by its share: its price is rounded.
  const isNear = price > 0n ? price >= min && price <= max : index >= ONE - share && index <= ONE + share;
  if (isNear && asked > 0n) return undefined;
  const field = price > 0n ? 'price' : 'index';
  return no(c2c['price-out-of-band'], { min: text(min), max: text(max), fiat }, field);
}

function judgeLimits(
  { price, index, total, min, max }: Numbers,
  { reference, dollar }: { readonly reference: Price; readonly dollar: Price },
  { asset, fiat }: AdSubject,
) {
  const least = orderMinOf(dollar);
  const worth = worthOf(total, price > 0n ? price : floatingPrice(reference, index, asset), fiat);
  if (min >= least && min < max && max <= worth) return undefined;
  const field = max > worth ? 'max' : 'min';
  return no(c2c['limits-wrong'], { min: text(least), max: text(worth), fiat }, field);
}

/** Who sells is paid to own accounts; who buys names the ways in which they pay. */
async function judgePayments(
  { owner, side, fiat }: AdSubject,
  wish: AdWish,
  methods: Pick<Methods, 'kindOf' | 'ownedBy' | 'waiting'>,
): Promise<Pick<JudgedAd, 'kinds' | 'methods'> | No> {
  const used = kindsOfFiat[fiat];
  if (side === 'buy') {
    const kinds = [...new Set(wish.kinds)];
    if (!isFew(kinds)) return no(c2c['payments-wrong'], { max: String(PAYMENTS_MAX) }, 'kinds');
    if (!kinds.every((kind) => used.includes(kind))) return no(c2c['method-mismatch'], {}, 'kinds');
    return { kinds: kinds.join(','), methods: '' };
  }
  const ids = [...new Set(wish.methodIds)];
  if (!isFew(ids)) return no(c2c['payments-wrong'], { max: String(PAYMENTS_MAX) }, 'methodIds');
  if (!(await methods.ownedBy(owner, ids))) return no(c2c['method-unknown'], {}, 'methodIds');
  const kinds = [...new Set((await methods.kindOf(ids)).values())];
  if (!kinds.every((kind) => used.includes(kind))) return no(c2c['method-mismatch'], {}, 'methodIds');
  const waits = await methods.waiting(ids);
  if (waits) return { ...waits, field: 'methodIds' };
  return { kinds: kinds.join(','), methods: ids.join(',') };
}

const isFew = ({ length }: readonly unknown[]): boolean => length > 0 && length <= PAYMENTS_MAX;

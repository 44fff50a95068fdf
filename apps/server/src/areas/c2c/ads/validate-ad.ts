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
export type AdRequest = {
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
/** What the core keeps of a request. */
export type CheckedAd = Omit<CreateAd, keyof AdSubject | 'requestId' | 'said' | 'onShelf' | 'adsMax'>;

type Numbers = Pick<CheckedAd, 'price' | 'index' | 'total' | 'min' | 'max'>;

const INDEX_DECIMALS = 4;

/** Validates what an ad says, in the order of the contract. */
export async function validateAd(
  subject: AdSubject,
  request: AdRequest,
  {
    references,
    methods,
  }: { readonly references: References; readonly methods: Pick<Methods, 'kindOf' | 'ownedBy' | 'waiting'> },
): Promise<CheckedAd | No> {
  const numbers = numbersOf(subject, request);
  if ('refusal' in numbers) return numbers;
  const { asset, fiat } = subject;
  const reference = references.in(asset, fiat);
  if (reference === undefined) return no(c2c['no-reference'], { symbol: asset });
  const dollar = references.in('USDT', fiat);
  if (dollar === undefined) return no(c2c['no-reference'], { symbol: 'USDT' });
  const wrong = validatePrice(numbers, reference, subject) ?? validateLimits(numbers, { reference, dollar }, subject);
  if (wrong) return wrong;
  if (!(paymentMinutes as readonly number[]).includes(request.minutes))
    return no(c2c['minutes-unknown'], {}, 'minutes');
  const payments = await validatePayments(subject, request, methods);
  if ('refusal' in payments) return payments;

  const terms = plainText(request.terms ?? '');
  const autoReply = plainText(request.autoReply ?? '');
  if ([...terms].length > TERMS_MAX) return no(c2c['text-too-long'], { max: String(TERMS_MAX) }, 'terms');
  if ([...autoReply].length > AUTO_REPLY_MAX) {
    return no(c2c['text-too-long'], { max: String(AUTO_REPLY_MAX) }, 'autoReply');
  }
  return {
    ...numbers,
    ...payments,
    priceKind: request.priceKind,
    minutes: request.minutes,
    terms,
    autoReply,
    demandVerified: request.demandVerified ?? false,
    demandDays: request.demandDays ? DEMAND_DAYS : 0,
    demandHoldings: request.demandHoldings ? units(DEMAND_HOLDINGS) : 0n,
  };
}

function numbersOf({ asset, fiat }: AdSubject, request: AdRequest): Numbers | No {
  const isFixed = request.priceKind === 'fixed';
  const money = fiatDecimals(fiat);
  const read = {
    price: isFixed ? positive(request.price, priceDecimals(asset)) : 0n,
    index: isFixed ? 0n : positive(request.index, INDEX_DECIMALS),
    quantity: positive(request.quantity, coinDecimals(asset)),
    min: positive(request.min, money),
    max: positive(request.max, money),
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

function validatePrice({ price, index }: Numbers, reference: Price, { asset, fiat }: AdSubject): No | undefined {
  const { min, max } = priceBand(reference, PRICE_BAND_PERCENT);
  const request = price > 0n ? price : floatingPrice(reference, index, asset);
  const share = (ONE * BigInt(PRICE_BAND_PERCENT)) / 100n;
  // What floats is validated by its share: its price is rounded.
  const isNear = price > 0n ? price >= min && price <= max : index >= ONE - share && index <= ONE + share;
  if (isNear && request > 0n) return undefined;
  const field = price > 0n ? 'price' : 'index';
  return no(c2c['price-out-of-band'], { min: text(min), max: text(max), fiat }, field);
}

function validateLimits(
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
async function validatePayments(
  { owner, side, fiat }: AdSubject,
  request: AdRequest,
  methods: Pick<Methods, 'kindOf' | 'ownedBy' | 'waiting'>,
): Promise<Pick<CheckedAd, 'kinds' | 'methods'> | No> {
  const used = kindsOfFiat[fiat];
  if (side === 'buy') {
    const kinds = [...new Set(request.kinds)];
    if (!isFew(kinds)) return no(c2c['payments-wrong'], { max: String(PAYMENTS_MAX) }, 'kinds');
    if (!kinds.every((kind) => used.includes(kind))) return no(c2c['method-mismatch'], {}, 'kinds');
    return { kinds: kinds.join(','), methods: '' };
  }
  const ids = [...new Set(request.methodIds)];
  if (!isFew(ids)) return no(c2c['payments-wrong'], { max: String(PAYMENTS_MAX) }, 'methodIds');
  if (!(await methods.ownedBy(owner, ids))) return no(c2c['method-unknown'], {}, 'methodIds');
  const kinds = [...new Set((await methods.kindOf(ids)).values())];
  if (!kinds.every((kind) => used.includes(kind))) return no(c2c['method-mismatch'], {}, 'methodIds');
  const waits = await methods.waiting(ids);
  if (waits) return { ...waits, field: 'methodIds' };
  return { kinds: kinds.join(','), methods: ids.join(',') };
}

const isFew = ({ length }: readonly unknown[]): boolean => length > 0 && length <= PAYMENTS_MAX;

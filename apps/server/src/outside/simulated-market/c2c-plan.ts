import { type CastMerchant, wordsOfMerchant } from '@quay/cast';
import {
  type C2cCoin,
  type C2cSide,
  coinDecimals,
  fiatDecimals,
  floatingPrice,
  kindsOfFiat,
  orderMinOf,
  PAYMENTS_MAX,
  type PaymentField,
  type PaymentKind,
  paymentTerms,
  worthOf,
} from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import { type Amount, divide, floorTo, greatest, least, multiply, ONE, type Price, text, units } from '@quay/money';
import { Chance } from './chance.ts';

/** An ad that a merchant of the simulated market is to have. */
export type PlannedAd = {
  readonly side: C2cSide;
  readonly symbol: C2cCoin;
  readonly fiat: CurrencyCode;
  readonly priceKind: 'fixed' | 'floating';
  readonly price?: string;
  readonly index?: string;
  readonly quantity: string;
  readonly min: string;
  readonly max: string;
  /** How it is paid; a sell ad names accounts of these kinds. */
  readonly kinds: readonly PaymentKind[];
  readonly minutes: number;
  readonly terms: string;
  readonly autoReply: string;
  readonly demandVerified: boolean;
  readonly demandDays: boolean;
  readonly demandHoldings: boolean;
};

/** What a coin costs in a fiat; nothing while there is no price. */
export type Reference = (symbol: string, fiat: string) => Price | undefined;

/** Ways to pay that take days, or are coins again, are for others. */
const SLOW: readonly PaymentKind[] = ['crypto', 'western-union', 'swift'];
/** How far from the reference prices stand, as shares. */
const SPREAD = { least: 0.002, most: 0.015 };
/** What an ad is worth, and the least and most of an order, in USDT. */
const WORTH = { least: 20_000, most: 60_000 };
const ORDER = { least: 10, most: 20 };
const LARGEST = { least: 1_500, most: 8_000 };
/** Prices of coins walk, so that only USDT is sold at a fixed one. */
const FIXED_SHARE = 0.3;
const DEMAND_SHARE = 0.15;

/**
 * The ads of a merchant, in the order in which they are posted. The same merchant has the same ads but for what follows
 * from prices.
 */
export function adsOf(merchant: CastMerchant, reference: Reference): PlannedAd[] {
  const chance = new Chance(`c2c/${merchant.username}`);
  const wanted = merchant.fiats.flatMap((fiat, at) => {
    const coins: readonly C2cCoin[] = at < 2 ? ['USDT', merchant.coin] : ['USDT'];
    return coins.flatMap((symbol) => (['sell', 'buy'] as const).map((side) => ({ side, symbol, fiat })));
  });
  return wanted.flatMap((place) => {
    const found = adAt(place, merchant, reference, chance);
    return found === undefined ? [] : [found];
  });
}

function adAt(
  place: Pick<PlannedAd, 'side' | 'symbol' | 'fiat'>,
  { minutes }: CastMerchant,
  reference: Reference,
  chance: Chance,
): PlannedAd | undefined {
  const { side, symbol, fiat } = place;
  const between = ({ least: low, most }: { readonly least: number; readonly most: number }) =>
    low + (most - low) * chance.share();
  // All chance is drawn before anything can be left out, so that the others stay what they are.
  const spread = between(SPREAD) * (side === 'sell' ? 1 : -1);
  const [worth, smallest, biggest] = [between(WORTH), between(ORDER), between(LARGEST)];
  const isFixed = chance.share() < FIXED_SHARE && symbol === 'USDT';
  const [demandVerified, demandDays, demandHoldings] = [0, 0, 0].map(() => chance.share() < DEMAND_SHARE) as [
    boolean,
    boolean,
    boolean,
  ];
  const kinds = kindsFor(fiat, chance);

  const coinPrice = reference(symbol, fiat);
  const dollar = reference('USDT', fiat);
  if (coinPrice === undefined || dollar === undefined) return undefined;
  const index = units((1 + spread).toFixed(4));
  const price = floatingPrice(coinPrice, index, symbol);
  const inFiat = (usdt: number): Amount => multiply(units(usdt.toFixed(2)), dollar, 'down');
  const total = floorTo(divide(inFiat(worth), price, 'down'), stepOf(coinDecimals(symbol)));
  const min = greatest(round(inFiat(smallest), fiat), orderMinOf(dollar));
  const max = least(round(inFiat(biggest), fiat), worthOf(total, price, fiat));
  const { terms, autoReply } = wordsOfMerchant(fiat);
  return {
    ...place,
    ...(isFixed ? { priceKind: 'fixed', price: text(price) } : { priceKind: 'floating', index: text(index) }),
    quantity: text(total),
    min: text(min),
    max: text(max),
    kinds,
    minutes,
    terms,
    autoReply,
    demandVerified,
    demandDays,
    demandHoldings,
  };
}

const stepOf = (decimals: number): bigint => 10n ** BigInt(8 - decimals);

/** People like limits with two digits: 1,700 rather than 1,683. */
function round(amount: Amount, fiat: CurrencyCode): Amount {
  const digits = String(amount / ONE).length;
  const step = digits > 2 ? ONE * 10n ** BigInt(digits - 2) : stepOf(fiatDecimals(fiat));
  return floorTo(amount, step);
}

/** The way that is most used for a fiat, and one or two others. */
function kindsFor(fiat: CurrencyCode, chance: Chance): PaymentKind[] {
  const [first, ...others] = kindsOfFiat[fiat].filter((kind) => !SLOW.includes(kind));
  const count = 1 + Math.floor(chance.share() * (PAYMENTS_MAX - 1));
  return [first!, ...others.slice(0, count)];
}

/** What stands of a merchant's account: nobody could take it for a real one. */
export function accountOf(
  kind: PaymentKind,
  { username, country }: CastMerchant,
): Partial<Record<PaymentField, string>> {
  const written: Readonly<Record<PaymentField, string>> = {
    account: `SIMULATED-${username}`,
    bankName: 'Simulated Bank',
    branch: 'Simulated Branch',
    swiftCode: 'SIMUXXXX',
    network: 'TRC20',
    country,
  };
  return Object.fromEntries(paymentTerms[kind].needed.map((field) => [field, written[field]]));
}

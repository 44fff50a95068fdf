import { type C2cSide, moneyOf, type PaymentKind, type Reputation, worthOf } from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import type { Ad } from '@quay/core';
import { type Amount, least, type Price, type Quantity } from '@quay/money';
import { leftOf } from './shelf.ts';

/** An ad as it could be taken now. */
export type Found = {
  readonly ad: Ad;
  readonly price: Price;
  readonly left: Quantity;
  /** Most of one order, in fiat: what is left may make it less than the ad says. */
  readonly max: Amount;
};

export type Wanted = {
  /** What who asks wants to do. */
  readonly side: C2cSide;
  /** Fiat, or coins: only ads that take so much. */
  readonly money?: Amount | undefined;
  readonly quantity?: Quantity | undefined;
  readonly kinds?: readonly PaymentKind[] | undefined;
};

export type Sort = 'price' | 'completion' | 'orders';

/** Who buys is answered by those who sell. */
export const answering: Readonly<Record<C2cSide, C2cSide>> = { buy: 'sell', sell: 'buy' };

export const listOf = (names: string): string[] => (names === '' ? [] : names.split(','));
export const kindsOf = ({ kinds }: Pick<Ad, 'kinds'>): PaymentKind[] => listOf(kinds) as PaymentKind[];
export const methodsOf = ({ methods }: Pick<Ad, 'methods'>): number[] => listOf(methods).map(Number);

/** What an ad comes to at a price; nothing when not even its smallest order is left. */
export function foundOf(ad: Ad, price: Price): Found | undefined {
  const left = leftOf(ad);
  const max = least(ad.max, worthOf(left, price, ad.fiat as CurrencyCode));
  return max < ad.min ? undefined : { ad, price, left, max };
}

/** Whether an ad takes what somebody wants. */
export function answers({ ad, price, left, max }: Found, { money, quantity, kinds }: Wanted): boolean {
  if (money !== undefined && (money < ad.min || money > max)) return false;
  if (quantity !== undefined) {
    const cost = moneyOf(quantity, price, ad.fiat as CurrencyCode);
    if (quantity > left || cost < ad.min || cost > ad.max) return false;
  }
  if (kinds === undefined || kinds.length === 0) return true;
  const own = kindsOf(ad);
  return kinds.some((kind) => own.includes(kind));
}

/** The best price first for who takes it; of one price the more reliable, then the older. */
export function inOrder(
  found: Found[],
  side: C2cSide,
  sort: Sort,
  reputationOf: (user: number) => Reputation,
): Found[] {
  const cheapest = (a: Found, b: Found) => compare(a.price, b.price) * (side === 'buy' ? 1 : -1);
  const steadiest = (a: Found, b: Found) =>
    compare(shareOf(reputationOf(b.ad.owner)), shareOf(reputationOf(a.ad.owner)));
  const busiest = (a: Found, b: Found) => reputationOf(b.ad.owner).orders30 - reputationOf(a.ad.owner).orders30;
  const [first, second, third] = (
    {
      price: [cheapest, steadiest, busiest],
      completion: [steadiest, busiest, cheapest],
      orders: [busiest, steadiest, cheapest],
    } as const
  )[sort];
  return found.sort((a, b) => first(a, b) || second(a, b) || third(a, b) || a.ad.id - b.ad.id);
}

/** Whoever has no order yet comes after everybody who has. Shares have four decimals each, so that they compare as text. */
const shareOf = ({ completion30 }: Reputation): string => completion30 ?? '';
const compare = <Value extends bigint | string>(a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0);

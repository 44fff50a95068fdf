import { type C2cCoin, type C2cSide, c2cCoins, c2cSides, kindsOfFiat, type PaymentKind } from '@quay/contract/c2c';
import { type CurrencyCode, currencies } from '@quay/contract/identity';
import { text } from '@quay/money';
import { read } from '../../../amounts/typed-number.ts';
import { draftOf } from '../../../shell/draft.ts';

export const sorts = ['price', 'completion', 'orders'] as const;
export type Sort = (typeof sorts)[number];

/** What is looked for in the market. */
export type MarketFilter = {
  /** What the user wants to do. */
  readonly side: C2cSide;
  readonly symbol: C2cCoin;
  /** None has been chosen: the currency in which the user values things. */
  readonly fiat: CurrencyCode | null;
  /** Fiat, exactly as typed. */
  readonly amount: string;
  /** Any of them; none means all. */
  readonly kinds: readonly PaymentKind[];
  readonly merchants: boolean;
  readonly mine: boolean;
  /** Ads of advertisers whom the user follows alone. */
  readonly followed: boolean;
  readonly sort: Sort;
};

export const anything = {
  amount: '',
  kinds: [],
  merchants: false,
  mine: false,
  followed: false,
  sort: 'price',
} as const;

export const useMarketFilter = draftOf<MarketFilter>('quay.c2c.market', {
  side: 'buy',
  symbol: 'USDT',
  fiat: null,
  ...anything,
});

/** Another fiat: an amount is of the money that it was typed for, and some ways to pay are not used there. */
export function withFiat(filter: MarketFilter, fiat: CurrencyCode): MarketFilter {
  if (fiat === filter.fiat) return filter;
  return { ...filter, fiat, amount: '', kinds: filter.kinds.filter((kind) => kindsOfFiat[fiat].includes(kind)) };
}

export const withKind = (kinds: readonly PaymentKind[], kind: PaymentKind): readonly PaymentKind[] =>
  kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind];

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

/** A link may name side, coin and fiat; nothing when it names none of them. */
export function filterOfAddress(search: URLSearchParams, filter: MarketFilter): MarketFilter | undefined {
  const side = oneOf(c2cSides, search.get('side'));
  const symbol = oneOf(c2cCoins, search.get('coin'));
  const fiat = oneOf(currencies, search.get('fiat'));
  if (!side && !symbol && !fiat) return undefined;
  const named = { ...filter, ...(side && { side }), ...(symbol && { symbol }) };
  return fiat ? withFiat(named, fiat) : named;
}

/** What the exchange is asked for; an amount that is none yet asks for all. */
export function offersParams(filter: MarketFilter, fiat: CurrencyCode, isGuest: boolean) {
  const { side, symbol, kinds, merchants, mine, followed, sort } = filter;
  const amount = read(filter.amount);
  return {
    side,
    symbol,
    fiat,
    sort,
    ...(amount && { amount: text(amount) }),
    ...(kinds.length > 0 && { kinds: [...kinds] }),
    ...(merchants && { merchants }),
    // Which ads a guest may take nobody knows, and a guest follows nobody.
    ...(mine && !isGuest && { mine }),
    ...(followed && !isGuest && { followed }),
  };
}
export type OffersParams = ReturnType<typeof offersParams>;

/** How many filters hold that are not seen on the market itself. */
export const hiddenFilters = ({ merchants, mine, followed }: MarketFilter): number =>
  Number(merchants) + Number(mine) + Number(followed);

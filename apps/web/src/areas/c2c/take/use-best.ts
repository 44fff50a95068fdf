import type { C2cCoin, C2cSide, Offer } from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import { text } from '@quay/money';
import { Refusal } from '@quay/web-kit/request';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../amounts/typed-number.ts';
import { anything, offersParams } from '../forms/market-filter.ts';
import type { By } from '../forms/take.form.ts';
import { useSettled } from '../parts/use-settled.ts';
import { bestOfferQuery } from '../queries/offers.ts';
import { preQuery } from '../queries/pre.ts';

type Looked = {
  request: C2cSide;
  symbol: C2cCoin;
  fiat: CurrencyCode;
  by: By;
  amount: string;
  kind: Offer['kinds'][number] | null;
  isGuest: boolean;
};

/** The best offer: for a user and an amount the one that would be taken, otherwise the best of the market. */
export function useBest({ request: proposal, symbol, fiat, by, amount, kind, isGuest }: Looked) {
  const settled = useSettled(amount);
  const typed = read(settled);
  const exact = !isGuest && typed !== undefined && typed > 0n;
  const kinds = kind ? [kind] : [];
  const ofMarket = useQuery({
    ...bestOfferQuery(
      offersParams(
        { ...anything, side: proposal, symbol, fiat, kinds, amount: by === 'money' ? settled : '' },
        fiat,
        isGuest,
      ),
    ),
    enabled: !exact,
    placeholderData: (before) => before,
  });
  const ofAmount = useQuery({
    ...preQuery({
      side: proposal,
      symbol,
      fiat,
      ...(typed && (by === 'money' ? { money: text(typed) } : { quantity: text(typed) })),
      ...(kind && { kinds: [kind] }),
    }),
    enabled: exact,
    placeholderData: (before) => before,
    retry: false,
  });
  const query = exact ? ofAmount : ofMarket;
  const noOffer = ofAmount.error instanceof Refusal && ofAmount.error.reason === 'c2c/no-offer';
  const offer = exact ? (noOffer ? undefined : ofAmount.data?.offer) : (ofMarket.data ?? undefined);
  return {
    offer,
    isNone: exact ? noOffer : ofMarket.data === null,
    failed: query.isError && !noOffer && offer === undefined,
    isFetching: query.isFetching,
    /** What is shown is of an amount before, or nothing has come yet. */
    isSettling: settled !== amount || query.isPlaceholderData || query.isPending,
    retry: () => void query.refetch(),
  };
}

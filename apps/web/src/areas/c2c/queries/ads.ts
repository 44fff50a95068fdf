import {
  type Ad,
  type AdShownState,
  adDetail,
  closeAd,
  createAd,
  myAds,
  orders,
  shelveAd,
  unshelveAd,
  updateAd,
} from '@quay/contract/c2c';
import { askAgain } from '@quay/web-kit/request';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { balancesQuery } from '../../../market/balances.ts';
import { ask } from '../../../request/ask.ts';
import { quietly } from '../../../request/quietly.ts';
import { type AdDraft, newAdOf, wishOf } from '../forms/ad.form.ts';
import { pollMs } from './orders.ts';

const PAGE = 20;

/** The user's ads in some states, newest first. */
export const myAdsQuery = (states: readonly AdShownState[]) =>
  infiniteQueryOptions({
    queryKey: ['c2c', 'ads', states],
    queryFn: ({ pageParam, signal }) =>
      quietly(
        myAds,
        { states: [...states], size: PAGE, ...(pageParam !== undefined && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)!.adId),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: () => pollMs(),
  });

/** One ad, as its owner sees it. */
export const adQuery = (adId: number) =>
  queryOptions({
    queryKey: ['c2c', 'ads', adId],
    queryFn: ({ signal }) => quietly(adDetail, { adId }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: () => pollMs(),
  });

/** The orders that were made from an ad. */
export const ordersOfAdQuery = (adId: number) =>
  queryOptions({
    queryKey: ['c2c', 'orders', 'ad', adId],
    queryFn: ({ signal }) => quietly(orders, { adId, size: 100 }, { signal }),
    staleTime: 0,
    refetchInterval: () => pollMs(),
  });

/** An act on an ad may move coins into escrow and back, and changes what others see. */
function changed(client: QueryClient, ad: Ad): void {
  client.setQueryData(adQuery(ad.adId).queryKey, ad);
  void askAgain(client, {
    predicate: ({ queryKey: [area, what] }) =>
      (area === 'c2c' && ['ads', 'offers', 'advertiser', 'best', 'me'].includes(String(what))) ||
      area === balancesQuery.queryKey[0] ||
      area === 'ledger',
  });
}

export type AdAct = 'shelve' | 'unshelve' | 'close';
const acts = { shelve: shelveAd, unshelve: unshelveAd, close: closeAd } as const;

export function useAdAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ act, adId }: { act: AdAct; adId: number }) => ask(acts[act], { adId }, { quiet: true }),
    onSuccess: (ad) => changed(client, ad),
  });
}

/** Posts a new ad, or changes the one that the draft is of. */
export function useSaveAd() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: AdDraft) =>
      draft.adId === null
        ? ask(createAd, newAdOf(draft), { quiet: true })
        : ask(updateAd, { ...wishOf(draft), adId: draft.adId }, { quiet: true }),
    onSuccess: (ad) => changed(client, ad),
  });
}

import type { Ad } from '@quay/contract/c2c';
import { askAgain } from '@quay/web-kit/request';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { balancesQuery } from '../../../holdings/queries/wallets.ts';
import { submitCloseAd } from '../acts/close-ad.ts';
import { submitCreateAd } from '../acts/create-ad.ts';
import { submitShelveAd } from '../acts/shelve-ad.ts';
import { submitUnshelveAd } from '../acts/unshelve-ad.ts';
import { submitUpdateAd } from '../acts/update-ad.ts';
import { type AdDraft, newAdOf, requestOf } from '../forms/ad.form.ts';
import { adQuery } from '../queries/ad-detail.ts';

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

const acts = { shelve: submitShelveAd, unshelve: submitUnshelveAd, close: submitCloseAd } as const;

export function useAdAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ act, adId }: { act: AdAct; adId: number }) => acts[act]({ adId }),
    onSuccess: (ad) => changed(client, ad),
  });
}

/** Posts a new ad, or changes the one that the draft is of. */
export function useSaveAd() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: AdDraft) =>
      draft.adId === null ? submitCreateAd(newAdOf(draft)) : submitUpdateAd({ ...requestOf(draft), adId: draft.adId }),
    onSuccess: (ad) => changed(client, ad),
  });
}

import type { AdShownState } from '@quay/contract/c2c';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EndlessList } from '../../../records/endless-list.tsx';
import { myAdsQuery } from '../queries/my-ads.ts';
import { AdRow } from './ad-row.tsx';

/** The user's ads in some states. */
export function AdList({ label, states, empty }: { label: string; states: readonly AdShownState[]; empty: ReactNode }) {
  const ads = useInfiniteQuery(myAdsQuery(states));
  return (
    <EndlessList label={label} pages={ads} keyOf={({ adId }) => adId} row={(ad) => <AdRow ad={ad} />} empty={empty} />
  );
}

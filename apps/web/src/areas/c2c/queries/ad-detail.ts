import { adDetail } from '@quay/contract/c2c';
import { queryOptions } from '@tanstack/react-query';
import { quietly } from '../../../request/quietly.ts';
import { pollMs } from './poll.ts';

/** One ad, as its owner sees it. */
export const adQuery = (adId: number) =>
  queryOptions({
    queryKey: ['c2c', 'ads', adId],
    queryFn: ({ signal }) => quietly(adDetail, { adId }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: () => pollMs(),
  });

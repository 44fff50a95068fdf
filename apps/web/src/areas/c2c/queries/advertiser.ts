import { advertiser } from '@quay/contract/c2c';
import { queryOptions } from '@tanstack/react-query';
import { quietly } from '../../../request/quietly.ts';
import { ADS_MS } from './offers.ts';

export const advertiserQuery = (userId: number) =>
  queryOptions({
    queryKey: ['c2c', 'advertiser', userId],
    queryFn: ({ signal }) => quietly(advertiser, { userId }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: 4 * ADS_MS,
  });

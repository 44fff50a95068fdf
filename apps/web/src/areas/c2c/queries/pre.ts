import { pre } from '@quay/contract/c2c';
import { queryOptions } from '@tanstack/react-query';
import { quietly } from '../../../request/quietly.ts';
import type { PreParams } from '../forms/take.form.ts';
import { ADS_MS } from './offers.ts';

/** What an order would be, of an ad or of the best one. */
export const preQuery = (query: PreParams) =>
  queryOptions({
    queryKey: ['c2c', 'pre', query],
    queryFn: ({ signal }) => quietly(pre, query, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ADS_MS,
  });

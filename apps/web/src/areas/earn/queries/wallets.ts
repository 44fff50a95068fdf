import { wallets } from '@quay/contract/liquidity';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** The wallets with which the user has joined. */
export const walletsQuery = queryOptions({
  queryKey: ['earn', 'own', 'wallets'],
  queryFn: ({ signal }) => ask(wallets, {}, { signal }),
});

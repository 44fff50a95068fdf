import { depositAddress } from '@quay/contract/wallet';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** The user's own address. It is the same ever after, so it is asked for once. */
export const addressQuery = (symbol: string, network: string) =>
  queryOptions({
    queryKey: ['deposit-address', symbol, network],
    queryFn: ({ signal }) => ask(depositAddress, { symbol, network }, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

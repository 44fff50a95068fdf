import { convertCoins } from '@quay/contract/convert';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** Prices are not pushed: while they are looked at they are asked for as often. */
const PRICES_MS = 3_000;

/** The coins that can be exchanged, with what they cost just now. */
export const convertCoinsQuery = queryOptions({
  queryKey: ['convert', 'coins'],
  queryFn: ({ signal }) => ask(convertCoins, {}, { signal }),
  staleTime: PRICES_MS,
  refetchInterval: PRICES_MS,
});

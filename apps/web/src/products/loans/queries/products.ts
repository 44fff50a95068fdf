import { products } from '@quay/contract/loans';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const EVERY_MS = 3_000;

/** On which terms coins are lent, with the indexes of now: they move while the screen is open. */
export const productsQuery = queryOptions({
  queryKey: ['loans', 'products'],
  queryFn: ({ signal }) => ask(products, {}, { signal }),
  staleTime: 0,
  refetchInterval: EVERY_MS,
});

import { products } from '@quay/contract/earn';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** Everything that can be bought, with who pays it; asked again while somebody looks, since others buy too. */
export const productsQuery = queryOptions({
  queryKey: ['earn', 'products'],
  queryFn: ({ signal }) => ask(products, {}, { signal }),
  meta: { shared: true },
  refetchInterval: 15_000,
});

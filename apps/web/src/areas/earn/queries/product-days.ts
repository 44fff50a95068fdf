import { productDays } from '@quay/contract/earn';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** What a product really paid in each of its last 30 days, the newest first. */
export const productDaysQuery = (product: number) =>
  queryOptions({
    queryKey: ['earn', 'product-days', product],
    queryFn: ({ signal }) => ask(productDays, { product: String(product) }, { signal, quiet: true }),
    meta: { shared: true },
  });

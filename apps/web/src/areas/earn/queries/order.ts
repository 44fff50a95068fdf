import { order } from '@quay/contract/earn';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** One order of the user. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['earn', 'own', 'order', id],
    queryFn: ({ signal }) => ask(order, { order: id }, { signal }),
    staleTime: 0,
  });

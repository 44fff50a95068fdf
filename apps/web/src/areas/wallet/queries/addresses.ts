import { addresses } from '@quay/contract/wallet';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { MOVEMENTS } from './movements.ts';
import { received } from './received.ts';

export const addressesQuery = queryOptions({
  ...received,
  queryKey: [MOVEMENTS, 'addresses'],
  queryFn: ({ signal }) => ask(addresses, {}, { signal }),
});

import { withdrawalTerms } from '@quay/contract/wallet';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { MOVEMENTS } from './movements.ts';
import { received } from './received.ts';

export const termsQuery = queryOptions({
  ...received,
  queryKey: [MOVEMENTS, 'terms'],
  queryFn: ({ signal }) => ask(withdrawalTerms, {}, { signal }),
});

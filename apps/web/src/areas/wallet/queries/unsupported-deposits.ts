import { unsupportedDeposits } from '@quay/contract/wallet';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { MOVEMENTS } from './movements.ts';

export const unsupportedQuery = queryOptions({
  queryKey: [MOVEMENTS, 'unsupported'],
  queryFn: ({ signal }) => ask(unsupportedDeposits, {}, { signal, quiet: true }),
  staleTime: 0,
});

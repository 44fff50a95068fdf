import { debts } from '@quay/contract/wallet';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { MOVEMENTS } from './movements.ts';

export const debtsQuery = queryOptions({
  queryKey: [MOVEMENTS, 'debts'],
  queryFn: ({ signal }) => ask(debts, {}, { signal, quiet: true }),
  staleTime: 0,
});

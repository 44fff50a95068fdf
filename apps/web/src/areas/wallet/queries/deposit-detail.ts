import { depositDetail } from '@quay/contract/wallet';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { waits } from './deposits.ts';
import { MOVEMENTS } from './movements.ts';

export const depositQuery = (depositId: string) =>
  queryOptions({
    queryKey: [MOVEMENTS, 'deposit', depositId],
    queryFn: ({ signal }) => ask(depositDetail, { depositId }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => waits(state.data),
  });

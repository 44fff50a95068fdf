import { withdrawalDetail } from '@quay/contract/wallet';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { isOver } from '../figures-movements.ts';
import { MOVEMENTS, PENDING_MS } from './movements.ts';

export const withdrawalQuery = (withdrawalId: string) =>
  queryOptions({
    queryKey: [MOVEMENTS, 'withdrawal', withdrawalId],
    queryFn: ({ signal }) => ask(withdrawalDetail, { withdrawalId }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !isOver(state.data) ? PENDING_MS : false),
  });

import { realDetail } from '@quay/contract/verification';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { every, fresh, waits } from './waiting.ts';

export const basicQuery = queryOptions({
  queryKey: ['verification', 'basic'],
  queryFn: ({ signal }) => ask(realDetail, {}, { signal, quiet: true }),
  refetchInterval: ({ state }) => every(waits(state.data?.status.state)),
  ...fresh,
});

import { highDetail } from '@quay/contract/verification';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { every, fresh, waits } from './waiting.ts';

export const highQuery = queryOptions({
  queryKey: ['verification', 'high'],
  queryFn: ({ signal }) => ask(highDetail, {}, { signal, quiet: true }),
  refetchInterval: ({ state: { data } }) => every(waits(data?.status.state) || waits(data?.notary.status.state)),
  ...fresh,
});

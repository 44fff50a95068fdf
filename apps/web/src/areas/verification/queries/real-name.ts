import { realName } from '@quay/contract/verification';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { every, fresh, waits } from './waiting.ts';

export const progressQuery = queryOptions({
  queryKey: ['verification', 'progress'],
  queryFn: ({ signal }) => ask(realName, {}, { signal }),
  refetchInterval: ({ state }) => every(state.data?.kinds.some((kind) => waits(kind.state)) ?? false),
  ...fresh,
});

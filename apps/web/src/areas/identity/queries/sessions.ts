import { sessions } from '@quay/contract/identity';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { received } from './received.ts';

export const sessionsQuery = queryOptions({
  ...received,
  queryKey: ['security', 'sessions'],
  queryFn: ({ signal }) => ask(sessions, {}, { signal }),
});

import { passkeys, sessions } from '@quay/contract/identity';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';

/** No push tells of a change on another device. */
const heard = { staleTime: 0, refetchOnWindowFocus: true } as const;

export const sessionsQuery = queryOptions({
  ...heard,
  queryKey: ['security', 'sessions'],
  queryFn: ({ signal }) => ask(sessions, {}, { signal }),
});

export const passkeysQuery = queryOptions({
  ...heard,
  queryKey: ['security', 'passkeys'],
  queryFn: ({ signal }) => ask(passkeys, {}, { signal }),
});

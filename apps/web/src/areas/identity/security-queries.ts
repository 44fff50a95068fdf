import { memberInfo, passkeys, security, sessions } from '@quay/contract/identity';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';
import { askAgain, queryClient } from '../../request/query-client.ts';
import { useSession } from '../../shell/session.ts';

/** No push tells of a change on another device. */
const heard = { staleTime: 0, refetchOnWindowFocus: true } as const;

export const securityQuery = queryOptions({
  ...heard,
  queryKey: ['security'],
  queryFn: ({ signal }) => ask(security, {}, { signal }),
});

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

export const useSecurity = () => useQuery(securityQuery);

/** Something about the account is different now: what is shown of it anywhere is asked for anew. */
export async function accountChanged(): Promise<void> {
  try {
    const [member] = await Promise.all([
      ask(memberInfo, {}, { quiet: true }),
      askAgain(queryClient, { queryKey: securityQuery.queryKey }),
    ]);
    useSession.getState().refresh(member);
  } catch {
    // It did change; a lost network has been told of, and the next look asks again.
  }
}

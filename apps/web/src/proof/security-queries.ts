import { memberInfo, security } from '@quay/contract/identity';
import { askAgain } from '@quay/web-kit/request';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../request/ask.ts';
import { queryClient } from '../request/query-client.ts';
import { useSession } from '../shell/session.ts';

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => ask(security, {}, { signal }),
  // No push tells of a change on another device.
  staleTime: 0,
  refetchOnWindowFocus: true,
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

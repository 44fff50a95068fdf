import { askAgain } from '@quay/web-kit/request';
import { queryClient } from '../request/query-client.ts';
import { fetchMemberInfo } from '../shell/queries/member-info.ts';
import { useSession } from '../shell/session.ts';
import { securityQuery } from './queries/security.ts';

/** Something about the account is different now: what is shown of it anywhere is asked for anew. */
export async function accountChanged(): Promise<void> {
  try {
    const [member] = await Promise.all([
      fetchMemberInfo({ quiet: true }),
      askAgain(queryClient, { queryKey: securityQuery.queryKey }),
    ]);
    useSession.getState().refresh(member);
  } catch {
    // It did change; a lost network has been told of, and the next look asks again.
  }
}

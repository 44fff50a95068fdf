import type { VerificationKind, VerificationStatus } from '@quay/contract/verification';
import { askAgain } from '@quay/web-kit/request';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchMemberInfo } from '../../../shell/queries/member-info.ts';
import { useSession } from '../../../shell/session.ts';
import { progressQuery } from './real-name.ts';

/** Everything of this area, after something was sent. */
export function useAskAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => askAgain(client, { queryKey: ['verification'] });
}

export const statusOf = (
  kinds: readonly VerificationStatus[],
  kind: VerificationKind,
): VerificationStatus | undefined => kinds.find((one) => one.kind === kind);

/** How far each kind is. What has passed reaches the member that the rest of the app sees. */
export function useProgress() {
  const progress = useQuery(progressQuery);
  const level = useSession((session) => session.member?.level);
  const passed = progress.data?.kinds.findLast(({ state }) => state === 'passed')?.kind ?? 'none';
  const isNew = progress.data !== undefined && level !== undefined && passed !== level;
  useEffect(() => {
    if (!isNew) return;
    // The next look at it asks again.
    fetchMemberInfo().then(useSession.getState().refresh, () => undefined);
  }, [isNew]);
  return progress;
}

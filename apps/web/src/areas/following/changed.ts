import type { FollowingPush } from '@quay/contract/following';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../live/live.ts';
import { useSession } from '../../shell/session.ts';

/** Asks again for all that concerns the user's own following and leading, and for leaders, whose places it changed. */
export const askAgainForFollowing = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: ['following'] });

/** Asks again for the user's own following and leading when something of it changed. */
export function useFollowingPushes(): void {
  const client = useQueryClient();
  const loggedIn = useSession((session) => session.token !== null);
  useLive<FollowingPush['data']>(
    loggedIn ? 'following' : null,
    () => void client.invalidateQueries({ queryKey: ['following', 'own'] }),
  );
}

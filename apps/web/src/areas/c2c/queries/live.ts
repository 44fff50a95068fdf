import type { C2cPush } from '@quay/contract/c2c';
import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../live/live.ts';
import { useSession } from '../../../shell/session.ts';
import { showChange } from './changes.ts';

/** Keeps what is shown of the user's orders as new as the pushes. */
export function useC2cChanges(): void {
  const client = useQueryClient();
  const loggedIn = useSession((session) => session.token !== null);
  useLive<C2cPush['data']>(loggedIn ? 'c2c' : null, (change) => showChange(client, change));
}

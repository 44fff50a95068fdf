import type { CreditPush } from '@quay/contract/credit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../live/live.ts';
import { useSession } from '../../shell/session.ts';

/** Asks again for what can be borrowed and what the user has. */
export const askAgainForCredit = (client: QueryClient): void => void client.invalidateQueries({ queryKey: ['credit'] });

/** Asks again for the user's loans when staff or time have changed one. */
export function useCreditPushes(): void {
  const client = useQueryClient();
  const loggedIn = useSession((session) => session.token !== null);
  useLive<CreditPush['data']>(loggedIn ? 'credit' : null, () => askAgainForCredit(client));
}

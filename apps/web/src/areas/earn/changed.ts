import type { EarnPush } from '@quay/contract/earn';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { balancesQuery } from '../../holdings/queries/wallets.ts';
import { useLive } from '../../live/live.ts';
import { useSession } from '../../shell/session.ts';

/** Asks again for all that an act in Earn changed: orders, products, whose room it took, and balances. */
export function askAgainForEarn(client: QueryClient): void {
  for (const queryKey of [['earn'], balancesQuery.queryKey, ['ledger']]) void client.invalidateQueries({ queryKey });
}

/** Asks again for what the user has in Earn when something of it changed. */
export function useEarnPushes(): void {
  const client = useQueryClient();
  const loggedIn = useSession((session) => session.token !== null);
  useLive<EarnPush['data']>(
    loggedIn ? 'earn' : null,
    () => void client.invalidateQueries({ queryKey: ['earn', 'own'] }),
  );
}

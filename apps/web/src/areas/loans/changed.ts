import type { LoansPush } from '@quay/contract/loans';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { balancesQuery } from '../../holdings/queries/wallets.ts';
import { useLive } from '../../live/live.ts';
import { useSession } from '../../shell/session.ts';

/** Asks again for all of loans, and for what the user holds. */
export const askAgainForLoans = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['loans'] }),
    client.invalidateQueries({ queryKey: balancesQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['ledger'] }),
  ]);

/** Asks again for the user's own loans when something of one changed. */
export function useLoansPushes(): void {
  const client = useQueryClient();
  const loggedIn = useSession((session) => session.token !== null);
  useLive<LoansPush['data']>(
    loggedIn ? 'loans' : null,
    () => void client.invalidateQueries({ queryKey: ['loans', 'own'] }),
  );
}

import { type Balance, wallets } from '@quay/contract/wallet';
import { askAgain } from '@quay/web-kit/request';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../live/live.ts';
import { ask } from '../../request/ask.ts';
import { useSession } from '../../shell/session.ts';

export const balancesQuery = queryOptions({
  queryKey: ['wallets'],
  queryFn: ({ signal }) => ask(wallets, {}, { signal }),
  // Pushes arrive only while a screen shows balances, so a screen that comes back asks anew.
  staleTime: 0,
});

/**
 * What the user holds, live. A guest holds nothing that could be asked for: `data` stays undefined. What was pushed
 * while the line was down, or before the channel was taken, the shell asks for again.
 */
export function useBalances() {
  const client = useQueryClient();
  const loggedIn = useSession((session) => session.token !== null);
  const demo = useSession((session) => session.demo);
  useLive<Balance[]>(loggedIn && !demo ? 'balances' : null, (changed) => takeBalances(client, changed));
  // Nothing is pushed to the demo.
  return useQuery({ ...balancesQuery, enabled: loggedIn, refetchInterval: demo ? 2_000 : false });
}

/** Puts changed balances, which are pushed whole, into what is shown. */
export function takeBalances(client: QueryClient, changed: readonly Balance[]): void {
  const key = (balance: Balance) => `${balance.book}/${balance.symbol}`;
  client.setQueryData(balancesQuery.queryKey, (held) => {
    if (!held) return held;
    const next = new Map(held.map((balance) => [key(balance), balance]));
    for (const balance of changed) next.set(key(balance), balance);
    return [...next.values()];
  });
  // An answer that is still on its way may be older than the push.
  void askAgain(client, { queryKey: balancesQuery.queryKey, fetchStatus: 'fetching' });
}

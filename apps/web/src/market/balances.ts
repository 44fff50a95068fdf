import { type Balance, type Book, wallets } from '@quay/contract/wallet';
import { text, units } from '@quay/money';
import { askAgain } from '@quay/web-kit/request';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../live/live.ts';
import { ask } from '../request/ask.ts';
import { useSession } from '../shell/session.ts';

export const balancesQuery = queryOptions({
  queryKey: ['wallets'],
  queryFn: ({ signal }) => ask(wallets, {}, { signal }),
  // Pushes are heard only while a screen shows balances, so a screen that comes back asks anew.
  staleTime: 0,
});

/**
 * What the user holds, live. A guest holds nothing that could be asked for: `data` stays undefined. What was pushed
 * while the line was down, or before the channel was taken, the shell asks for again.
 */
export function useBalances() {
  const client = useQueryClient();
  const loggedIn = useSession((session) => session.token !== null);
  useLive<Balance[]>(loggedIn ? 'balances' : null, (changed) => takeBalances(client, changed));
  return useQuery({ ...balancesQuery, enabled: loggedIn });
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

/** What can be used of a coin in one account. Only what is in spot may be offered to an order of a market there. */
export function availableIn(balances: readonly Balance[], book: Book, symbol: string): string {
  return balances.find((balance) => balance.book === book && balance.symbol === symbol)?.available ?? '0';
}

/** What could be sold of a coin in C2C: escrow takes what is free in the C2C account first, the rest from spot. */
export function sellableIn(balances: readonly Balance[], symbol: string): string {
  return text(units(availableIn(balances, 'spot', symbol)) + units(availableIn(balances, 'c2c', symbol)));
}

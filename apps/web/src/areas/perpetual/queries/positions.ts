import { type Position, positions } from '@quay/contract/perpetual';
import { askAgain } from '@quay/web-kit/request';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../live/live.ts';
import { ask } from '../../../request/ask.ts';
import { useSession } from '../../../shell/session.ts';

const positionsQuery = queryOptions({
  queryKey: ['perpetual', 'positions'],
  queryFn: ({ signal }) => ask(positions, {}, { signal }),
  // Pushes arrive only while a screen shows positions, so a screen that comes back asks anew.
  staleTime: 0,
});

/** The user's positions, live; a guest has none that could be asked for. */
export function usePositions() {
  const client = useQueryClient();
  const loggedIn = useSession((session) => session.token !== null);
  useLive<Position[]>(loggedIn ? 'positions' : null, (changed) => takePositions(client, changed));
  return useQuery({ ...positionsQuery, enabled: loggedIn });
}

/** Puts changed positions, which are told whole, into what is shown. */
export function takePositions(client: QueryClient, changed: readonly Position[]): void {
  client.setQueryData(positionsQuery.queryKey, (held) => {
    if (!held) return held;
    const next = new Map(held.map((one) => [one.symbol, one]));
    for (const one of changed) next.set(one.symbol, one);
    return [...next.values()];
  });
  // An answer that is still on its way may be older than what was just told.
  void askAgain(client, { queryKey: positionsQuery.queryKey, fetchStatus: 'fetching' });
}

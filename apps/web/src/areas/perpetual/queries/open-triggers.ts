import { openTriggers, type Trigger } from '@quay/contract/perpetual';
import { askAgain } from '@quay/web-kit/request';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../live/live.ts';
import { ask } from '../../../request/ask.ts';
import { useSession } from '../../../shell/session.ts';
import { stands } from '../triggers.ts';

export const openTriggersQuery = queryOptions({
  queryKey: ['perpetual', 'open-triggers'],
  queryFn: ({ signal }) => ask(openTriggers, {}, { signal }),
  // Pushes arrive only while a screen shows them, so a screen that comes back asks anew.
  staleTime: 0,
});

/** The user's triggers that stand, newest first, live; a guest has none that could be asked for. */
export function useOpenTriggers() {
  const client = useQueryClient();
  const loggedIn = useSession((session) => session.token !== null);
  useLive<Trigger[]>(loggedIn ? 'triggers' : null, (changed) => takeTriggers(client, changed));
  return useQuery({ ...openTriggersQuery, enabled: loggedIn });
}

/** Puts changed triggers, which are told whole, into what is shown. */
export function takeTriggers(client: QueryClient, changed: readonly Trigger[]): void {
  client.setQueryData(openTriggersQuery.queryKey, (held) => held && merged(held, changed));
  // An answer that is still on its way may be older than what was just told.
  void askAgain(client, { queryKey: openTriggersQuery.queryKey, fetchStatus: 'fetching' });
}

/** Those that stand, newest first. */
export function merged(held: readonly Trigger[], changed: readonly Trigger[]): Trigger[] {
  const next = new Map(held.map((one) => [one.triggerId, one]));
  for (const one of changed) {
    const before = next.get(one.triggerId);
    if (!before || one.updatedAt >= before.updatedAt) next.set(one.triggerId, one);
  }
  return [...next.values()].filter(stands).sort((a, b) => b.triggerId - a.triggerId);
}

import { notices } from '@quay/contract/perpetual';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../live/live.ts';
import { ask } from '../../request/ask.ts';
import { useSession } from '../session.ts';

/** What the user was told of their contracts, prices and whatever else is theirs, a page at a time. */
export const noticesQuery = infiniteQueryOptions({
  queryKey: ['perpetual', 'notices'],
  queryFn: ({ signal, pageParam }) => ask(notices, pageParam === 0 ? {} : { before: String(pageParam) }, { signal }),
  initialPageParam: 0,
  getNextPageParam: (last) => (last.notices.length < 20 ? undefined : last.notices.at(-1)!.id),
  staleTime: 0,
});

/** Asks again for the notices when the user is told something. */
export function useNoticePushes(): void {
  const client = useQueryClient();
  const loggedIn = useSession((session) => session.token !== null && !session.demo);
  useLive(loggedIn ? 'notices' : null, () => {
    void client.invalidateQueries(noticesQuery);
    // What was told may be an alert, which waits no more.
    void client.invalidateQueries({ queryKey: ['market', 'alerts'] });
  });
}

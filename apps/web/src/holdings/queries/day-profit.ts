import { dayProfit } from '@quay/contract/wallet';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';
import { useSession } from '../../shell/session.ts';

const EVERY_MS = 15_000;

/** What the last 24 hours brought, as every screen shows it: the server works it out from the ledger. */
export const dayProfitQuery = queryOptions({
  queryKey: ['day-profit'],
  queryFn: ({ signal }) => ask(dayProfit, {}, { signal, quiet: true }),
  staleTime: EVERY_MS,
  refetchInterval: EVERY_MS,
});

export function useDayProfit() {
  const loggedIn = useSession((session) => session.token !== null);
  const { data } = useQuery({ ...dayProfitQuery, enabled: loggedIn });
  return data;
}

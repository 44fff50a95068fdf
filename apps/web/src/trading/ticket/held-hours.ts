import { exchangeNow } from '@quay/web-kit/request';
import { useQuery } from '@tanstack/react-query';
import { fetchWithdrawEnable } from '../../proof/queries/withdraw-enable.ts';

const HOUR_MS = 60 * 60_000;

/** For how many hours orders far from the last price wait after a change of the user's security; nothing where none do. */
export function useHeldHours(wanted: boolean): number | undefined {
  const until = useQuery({
    queryKey: ['orders', 'held'],
    staleTime: 15_000,
    queryFn: ({ signal }) => fetchWithdrawEnable({ signal, quiet: true }),
    // Wrong fund passwords keep withdrawals back, and no order.
    select: ({ holds }) => holds.find(({ reason }) => reason !== 'fund-password-wrong')?.until,
    enabled: wanted,
  }).data;
  const left = until === undefined ? 0 : until - exchangeNow();
  return left > 0 ? Math.ceil(left / HOUR_MS) : undefined;
}

import { feeRates } from '@quay/contract/perpetual';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { useSession } from '../../../shell/session.ts';

/** The user's fee tier of contracts and all tiers; nothing for a guest. */
export function useFeeRates() {
  const loggedIn = useSession((session) => session.token !== null);
  return useQuery({
    queryKey: ['fee-rates', 'perpetual'],
    // A tier changes once a day; the volume of today moves with each fill, and is only read in its sheet.
    staleTime: 60_000,
    queryFn: ({ signal }) => ask(feeRates, {}, { signal }),
    enabled: loggedIn,
  });
}

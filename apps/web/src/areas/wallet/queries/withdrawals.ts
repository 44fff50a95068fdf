import { me } from '@quay/contract/c2c';
import { withdrawEnable } from '@quay/contract/identity';
import { addresses, withdrawalDetail, withdrawals, withdrawalTerms } from '@quay/contract/wallet';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { isOver } from '../figures-movements.ts';
import { MOVEMENTS, PENDING_MS } from './movements.ts';

/** Other devices and staff change them, and no push tells of that. */
const heard = { staleTime: 0, refetchOnWindowFocus: true } as const;

export const termsQuery = queryOptions({
  ...heard,
  queryKey: [MOVEMENTS, 'terms'],
  queryFn: ({ signal }) => ask(withdrawalTerms, {}, { signal }),
});

/** Whether the account may withdraw at all. */
export const gateQuery = queryOptions({
  ...heard,
  queryKey: [MOVEMENTS, 'gate'],
  queryFn: ({ signal }) => ask(withdrawEnable, {}, { signal }),
});

/** What of coins bought from others has to stay. The same answer as the C2C screens show. */
export const heldQuery = queryOptions({
  ...heard,
  queryKey: ['c2c', 'me'],
  queryFn: ({ signal }) => ask(me, {}, { signal, quiet: true }),
  select: ({ held }) => held,
});

export const addressesQuery = queryOptions({
  ...heard,
  queryKey: [MOVEMENTS, 'addresses'],
  queryFn: ({ signal }) => ask(addresses, {}, { signal }),
});

export const withdrawalQuery = (withdrawalId: string) =>
  queryOptions({
    queryKey: [MOVEMENTS, 'withdrawal', withdrawalId],
    queryFn: ({ signal }) => ask(withdrawalDetail, { withdrawalId }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !isOver(state.data) ? PENDING_MS : false),
  });

/** The newest few: among them is what an unanswered request has made. */
export const newestQuery = queryOptions({
  queryKey: [MOVEMENTS, 'newest'],
  queryFn: ({ signal }) => ask(withdrawals, { size: '5' }, { signal }),
  staleTime: 0,
});

import { type Deposit, depositAddress, depositDetail, deposits } from '@quay/contract/wallet';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { MOVEMENTS, PENDING_MS } from './movements.ts';

const waits = (deposit: Deposit | undefined): number | false => deposit?.state === 'pending' && PENDING_MS;

/** The newest deposits of a coin, live. */
export const depositsQuery = (symbol: string) =>
  queryOptions({
    queryKey: [MOVEMENTS, 'deposits', symbol],
    queryFn: ({ signal }) => ask(deposits, { symbol, size: '10' }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => waits(state.data?.find(({ state: is }) => is === 'pending')),
  });

export const depositQuery = (depositId: string) =>
  queryOptions({
    queryKey: [MOVEMENTS, 'deposit', depositId],
    queryFn: ({ signal }) => ask(depositDetail, { depositId }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => waits(state.data),
  });

/** The user's own address. It is the same ever after, so it is asked for once. */
export const addressQuery = (symbol: string, network: string) =>
  queryOptions({
    queryKey: ['deposit-address', symbol, network],
    queryFn: ({ signal }) => ask(depositAddress, { symbol, network }, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

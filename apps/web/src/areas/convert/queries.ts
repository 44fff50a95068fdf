import { convertCoins, exchange, exchangeHistory, type Quote, quoteExchange } from '@quay/contract/convert';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { balancesQuery } from '../../market/balances.ts';
import { ask } from '../../request/ask.ts';
import type { QuoteAsked } from './forms/exchange.form.ts';

/** Prices are not pushed: while they are looked at they are asked for as often. */
const PRICES_MS = 3_000;

/** The coins that can be exchanged, with what they cost just now. */
export const convertCoinsQuery = queryOptions({
  queryKey: ['convert', 'coins'],
  queryFn: ({ signal }) => ask(convertCoins, {}, { signal }),
  staleTime: PRICES_MS,
  refetchInterval: PRICES_MS,
});

/** A price that stands for seconds: it is never kept, and each `round` is another one. */
export const quoteQuery = (asked: QuoteAsked, round: number) =>
  queryOptions({
    queryKey: ['convert', 'quote', asked, round],
    queryFn: ({ signal }) => ask(quoteExchange, asked, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

export function useExchange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ quoteId }: Quote) => ask(exchange, { quoteId }, { quiet: true }),
    onSuccess: () => {
      for (const queryKey of [balancesQuery.queryKey, historyQuery.queryKey, ['ledger']]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}

/** What the user has exchanged, newest first. */
export const historyQuery = infiniteQueryOptions({
  queryKey: ['convert', 'history'],
  staleTime: 0,
  queryFn: ({ pageParam, signal }) => ask(exchangeHistory, { pageNo: String(pageParam) }, { signal }),
  initialPageParam: 1,
  getNextPageParam: (page, pages) => (page.more ? pages.length + 1 : undefined),
  select: ({ pages }) => ({ pages: pages.map(({ rows }) => rows) }),
});

import { quoteExchange } from '@quay/contract/convert';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import type { QuoteParams } from '../forms/exchange.form.ts';

/** A price for all of a small balance, which is taken at once. */
export const askForQuote = (query: QuoteParams) => ask(quoteExchange, query, { quiet: true });

/** A price that stands for seconds: it is never kept, and each `round` is another one. */
export const quoteQuery = (query: QuoteParams, round: number) =>
  queryOptions({
    queryKey: ['convert', 'quote', query, round],
    queryFn: ({ signal }) => ask(quoteExchange, query, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

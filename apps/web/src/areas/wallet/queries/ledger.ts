import { entries } from '@quay/contract/wallet';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import type { EntriesAsked } from '../ledger-filter.ts';

const PAGE = 20;

/** The user's ledger, newest first. */
export const entriesQuery = (asked: EntriesAsked) =>
  infiniteQueryOptions({
    queryKey: ['ledger', asked],
    // Nothing is pushed: a screen that comes back asks anew.
    staleTime: 0,
    queryFn: ({ pageParam, signal }) => ask(entries, { ...asked, before: pageParam, size: String(PAGE) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.entryId)),
  });

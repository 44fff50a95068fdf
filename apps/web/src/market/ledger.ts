import { type Cause, entries } from '@quay/contract/wallet';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../request/ask.ts';

const PAGE = 20;

export type EntriesWanted = {
  readonly symbol?: string;
  readonly cause?: Cause;
  readonly from?: string;
  readonly to?: string;
};

/** The user's ledger, newest first. */
export const entriesQuery = (wanted: EntriesWanted) =>
  infiniteQueryOptions({
    queryKey: ['ledger', wanted],
    // Nothing is pushed: a screen that comes back asks anew.
    staleTime: 0,
    queryFn: ({ pageParam, signal }) => ask(entries, { ...wanted, before: pageParam, size: String(PAGE) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.entryId)),
  });

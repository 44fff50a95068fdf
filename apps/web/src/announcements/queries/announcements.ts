import { announcements } from '@quay/contract/announcement';
import type { Language } from '@quay/contract/identity';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';

const PAGE = 20;

/** What the exchange has to say to everybody, in a language: pinned first, then the newest. */
export const announcementsQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: ['announcements', language],
    queryFn: ({ pageParam, signal }) => ask(announcements, { before: pageParam, size: String(PAGE) }, { signal }),
    initialPageParam: undefined as string | undefined,
    // Pinned ones stand on the first page, whatever their number is.
    getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.announcementId)),
    refetchOnWindowFocus: true,
  });

/** The one that stands on the first screen. */
export const firstAnnouncementQuery = (language: Language) =>
  queryOptions({
    queryKey: ['announcements', 'first', language],
    queryFn: async ({ signal }) => (await ask(announcements, { size: '1' }, { signal }))[0] ?? null,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });

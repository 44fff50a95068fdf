import { type ClosedPosition, realised } from '@quay/contract/perpetual';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const PAGE = 20;

/** The user's positions that were closed, newest first. */
export const realisedQuery = infiniteQueryOptions({
  queryKey: ['perpetual', 'realised'],
  queryFn: ({ pageParam: before, signal }) => ask(realised, before === undefined ? {} : { before }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.trade)),
});

/** So many are asked for at once where all of a time are wanted. */
const ALL_PAGE = 100;

/** All of the user's positions that were closed since a moment, newest first. */
export const latelyRealisedQuery = (from: number) =>
  queryOptions({
    queryKey: ['perpetual', 'realised-since', from],
    async queryFn({ signal }) {
      const all: ClosedPosition[] = [];
      for (let page: ClosedPosition[]; ; ) {
        const behind = all.at(-1);
        const before = behind && { before: String(behind.trade) };
        page = await ask(realised, { from: String(from), size: String(ALL_PAGE), ...before }, { signal });
        all.push(...page);
        if (page.length < ALL_PAGE) return all;
      }
    },
  });

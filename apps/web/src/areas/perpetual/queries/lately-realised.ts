import { type ClosedPosition, realised } from '@quay/contract/perpetual';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const PAGE = 100;

/** All of the user's positions that were closed since a moment, newest first. */
export const latelyRealisedQuery = (from: number) =>
  queryOptions({
    queryKey: ['perpetual', 'realised-since', from],
    async queryFn({ signal }) {
      const all: ClosedPosition[] = [];
      for (let page: ClosedPosition[]; ; ) {
        const behind = all.at(-1);
        const before = behind && { before: String(behind.trade) };
        page = await ask(realised, { from: String(from), size: String(PAGE), ...before }, { signal });
        all.push(...page);
        if (page.length < PAGE) return all;
      }
    },
  });

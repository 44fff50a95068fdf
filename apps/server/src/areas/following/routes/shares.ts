import { shares, sharesExport } from '@quay/contract/following';
import { csvOf } from '../../../edge/csv.ts';
import { pageOf } from '../../../edge/page.ts';
import { reply, type Served, serve } from '../../../edge/route.ts';
import { shareColumns } from '../files.ts';
import { shareOnWire } from '../wire.ts';

const followOf = (follow: string | undefined) => (follow === undefined ? undefined : Number(follow));

/** Shares of net profit that somebody paid or got. */
export const shareRoutes: Served[] = [
  serve(shares, async (request, context) => {
    const { as: side, follow } = request;
    const query = { side, follow: followOf(follow), ...pageOf(request), direction: 'desc' } as const;
    const rows = await (await context.rows()).following.shares(context.owner, query);
    return reply(rows.map((row) => shareOnWire(row, side)));
  }),
  serve(sharesExport, async ({ as: side, follow }, context) => {
    const { following } = await context.rows();
    const query = { side, follow: followOf(follow), direction: 'asc' } as const;
    const text = await csvOf(shareColumns, async (after, size) => {
      const rows = await following.shares(context.owner, { ...query, after, size });
      return rows.map((row) => shareOnWire(row, side));
    });
    return reply(text);
  }),
];

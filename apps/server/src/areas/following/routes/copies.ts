import { copies, copiesExport } from '@quay/contract/following';
import { csvOf } from '../../../edge/csv.ts';
import { pageOf, spanOf } from '../../../edge/page.ts';
import { reply, type Served, serve } from '../../../edge/route.ts';
import { copyColumns } from '../files.ts';
import type { FollowingNeeds } from '../needs.ts';
import { copyOnWire } from '../wire.ts';

type CopiesQuery = {
  readonly follow?: string | undefined;
  readonly open?: '1' | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};
const wanted = (request: CopiesQuery) => ({
  ...spanOf(request),
  follow: request.follow === undefined ? undefined : Number(request.follow),
  isOpen: request.open !== undefined,
});

/** What was copied for somebody, and what was skipped. */
export const copyRoutes = ({ contracts }: Pick<FollowingNeeds, 'contracts'>): Served[] => [
  serve(copies, async (request, context) => {
    const { following, perpetual } = await context.rows();
    const query = { ...wanted(request), ...pageOf(request), direction: 'desc' } as const;
    const [rows, positions] = await Promise.all([
      following.copies(context.owner, query),
      perpetual.positions(context.owner),
    ]);
    return reply(rows.map((row) => copyOnWire(row, positions, contracts)));
  }),
  serve(copiesExport, async (request, context) => {
    const { following, perpetual } = await context.rows();
    const query = { ...wanted(request), direction: 'asc' } as const;
    const positions = await perpetual.positions(context.owner);
    const text = await csvOf(copyColumns, async (after, size) => {
      const rows = await following.copies(context.owner, { ...query, after, size });
      return rows.map((row) => copyOnWire(row, positions, contracts));
    });
    return reply(text);
  }),
];

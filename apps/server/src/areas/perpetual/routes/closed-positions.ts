import { type ContractBook, realised, realisedExport } from '@quay/contract/perpetual';
import { csvOf } from '../../../edge/csv.ts';
import { pageOf, spanOf } from '../../../edge/page.ts';
import { reply, type Served, serve } from '../../../edge/route.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { realisedColumns } from '../records-files.ts';
import { closedOnWire } from '../records-wire.ts';

/** Whether a list is of dated contracts alone, or of perpetual ones; of both where no book is named. */
const isDated = (book: ContractBook | undefined) => (book === undefined ? undefined : book === 'delivery');

/** Positions of a user that were closed, with all that they brought and cost. */
export function closedPositionRoutes({ contracts }: Pick<PerpetualNeeds, 'contracts'>): Served[] {
  return [
    serve(realised, async (request, context) => {
      const query = {
        contract: request.symbol,
        isDated: isDated(request.book),
        ...spanOf(request),
        ...pageOf(request),
        direction: 'desc',
      } as const;
      const closed = await (await context.rows()).perpetual.closedPositions(context.owner, query);
      return reply(closed.map((one) => closedOnWire(one, contracts.of(one.contract), contracts)));
    }),
    serve(realisedExport, async (request, context) => {
      const rows = await context.rows();
      const query = {
        contract: request.symbol,
        isDated: isDated(request.book),
        ...spanOf(request),
        direction: 'asc',
      } as const;
      const text = await csvOf(realisedColumns, async (after, size) => {
        const closed = await rows.perpetual.closedPositions(context.owner, { ...query, after, size });
        return closed.map((one) => ({ id: one.id, ...closedOnWire(one, contracts.of(one.contract), contracts) }));
      });
      return reply(text);
    }),
  ];
}

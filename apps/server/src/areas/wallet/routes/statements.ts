import { disposalsExport, statementExport } from '@quay/contract/wallet';
import { ONE } from '@quay/money';
import { CSV_ROWS_MAX, csvOf } from '../../../edge/csv.ts';
import { spanOf } from '../../../edge/page.ts';
import { reply, type Served, serve } from '../../../edge/route.ts';
import type { WalletNeeds } from '../needs.ts';
import { DAY_MS } from '../profit.ts';
import { type Disposal, Disposals } from '../statements/disposals.ts';
import { disposalColumns, type MonthRow, statementColumns } from '../statements/files.ts';
import { linesUpwards } from '../statements/lines.ts';
import { Month } from '../statements/month.ts';
import { valuesOf } from '../statements/values.ts';

/** Files of a user for the tax office and for the books. */
export const statementRoutes = ({ market }: WalletNeeds): Served[] => {
  const coins = () => market.markets().map(({ base }) => base);
  return [
    serve(disposalsExport, async (request, { owner, rows: read }) => {
      const rows = await read();
      const { from, to } = spanOf(request);
      const worked = new Disposals(request.method, valuesOf(await rows.wallet.dayPrices(coins(), 0)));
      const disposals: Disposal[] = [];
      const keep = (found: readonly Disposal[]) =>
        disposals.push(...found.filter(({ at }) => from === undefined || at >= from));
      // From the first line on, whatever is wanted: what coins cost follows from all before.
      for await (const line of linesUpwards(rows, owner, { to })) {
        keep(worked.take(line));
        if (disposals.length >= CSV_ROWS_MAX) break;
      }
      keep(worked.end());
      return reply(await fileOf(disposalColumns, disposals));
    }),

    serve(statementExport, async ({ month }, { owner, rows: read }) => {
      const rows = await read();
      const from = Date.parse(`${month}-01T00:00:00Z`);
      const begun = new Date(from);
      const to = Date.UTC(begun.getUTCFullYear(), begun.getUTCMonth() + 1);
      const now = Date.now();
      const isBegun = from <= now;
      const opening = isBegun ? await rows.wallet.dayBalances(owner, [from - DAY_MS]) : [];
      const sums = new Month(new Map(opening.map(({ asset, amount }) => [asset, amount])));
      if (isBegun) for await (const line of linesUpwards(rows, owner, { from, to })) sums.take(line);
      const valueAt = valuesOf(await rows.wallet.dayPrices(coins(), 0));
      const closedAt = Math.min(to - 1, now);
      const lines = sums.coins().map((coin, at): MonthRow => {
        const price = valueAt(coin.asset, closedAt);
        return { ...coin, id: at + 1, price, value: (coin.closing * price) / ONE };
      });
      return reply(await fileOf(statementColumns, lines));
    }),
  ];
};

/** A file of rows that are in memory; several of one act bear the same number. */
function fileOf<Row extends object>(columns: Parameters<typeof csvOf<Row & { id: number }>>[0], rows: readonly Row[]) {
  const numbered = rows.map((row, at) => ({ ...row, id: at + 1 }));
  return csvOf(columns, async (after = 0, size) => numbered.slice(after, after + size));
}

import type { fillsExport } from '@quay/contract/spot';
import { csvOf } from '../../../edge/csv.ts';
import { spanOf } from '../../../edge/page.ts';
import { type Route, told } from '../../../edge/route.ts';
import { fillColumns, fillRow } from '../fills-file.ts';

export const fillsExportRoute: Route<typeof fillsExport> = async (request, asking) => {
  const { owner } = asking;
  const rows = await asking.rows();
  const wanted = { market: request.symbol, side: request.side, ...spanOf(request) };
  const file = await csvOf(fillColumns, async (after, size) =>
    (await rows.spot.fillsUpwards(owner, { ...wanted, after, size })).map((trade) => fillRow(trade, owner)),
  );
  return told(file);
};

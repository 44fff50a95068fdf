import type { entriesExport } from '@quay/contract/wallet';
import { csvOf } from '../../../edge/csv.ts';
import { spanOf } from '../../../edge/page.ts';
import { type Route, told } from '../../../edge/route.ts';
import { entryColumns } from '../entries-file.ts';

export const entriesExportRoute: Route<typeof entriesExport> = async (request, asking) => {
  const { owner } = asking;
  const rows = await asking.rows();
  const wanted = { asset: request.symbol, book: request.book, cause: request.cause, ...spanOf(request) };
  return told(
    await csvOf(entryColumns, (after, size) => rows.wallet.entriesUpwards(owner, { ...wanted, after, size })),
  );
};

import type { RequestOf } from '@quay/contract';
import { entriesExport } from '@quay/contract/wallet';
import { ask } from '../../../request/ask.ts';

/** The user's ledger as a CSV file, oldest first, at most 100,000 lines. */
export const entriesFile = {
  name: entriesExport.file,
  fetch: (params: RequestOf<typeof entriesExport>) => ask(entriesExport, params),
};

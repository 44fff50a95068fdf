import type { RequestOf } from '@quay/contract';
import { fillsExport } from '@quay/contract/perpetual';
import { ask } from '../../../request/ask.ts';

/** The user's fills of contracts as a CSV file, oldest first, with every figure in full. */
export const fillsFile = {
  name: fillsExport.file,
  fetch: (params: RequestOf<typeof fillsExport>) => ask(fillsExport, params),
};

import type { RequestOf } from '@quay/contract';
import { fillsExport } from '@quay/contract/spot';
import { ask } from '../../../request/ask.ts';

/**
 * The user's fills as a CSV file, oldest first, at most 100,000 of them. Every figure stands there in full, so that
 * price × quantity, the fee and the balance can be worked out again by hand.
 */
export const fillsFile = {
  name: fillsExport.file,
  fetch: (params: RequestOf<typeof fillsExport>) => ask(fillsExport, params),
};

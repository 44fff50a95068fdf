import { realisedExport } from '@quay/contract/perpetual';
import { ask } from '../../../request/ask.ts';

/** The user's positions that were closed as a CSV file, oldest first. */
export const realisedFile = {
  name: realisedExport.file,
  fetch: () => ask(realisedExport, {}),
};

import { historyExport } from '@quay/contract/credit';
import { ask } from '../../../request/ask.ts';

/** Everything that happened to the user's loans, as a file. */
export const creditFile = {
  name: historyExport.file,
  fetch: () => ask(historyExport, {}),
};

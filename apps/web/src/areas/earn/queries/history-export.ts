import { historyExport } from '@quay/contract/earn';
import { ask } from '../../../request/ask.ts';
import type { HistoryFilter } from './history.ts';

/** The same as a file. */
export const historyFile = {
  name: historyExport.file,
  fetch: (filter: HistoryFilter) => ask(historyExport, filter),
};

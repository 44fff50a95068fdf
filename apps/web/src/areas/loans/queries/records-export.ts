import { recordsExport } from '@quay/contract/loans';
import { ask } from '../../../request/ask.ts';

/** What happened to the user's loans, as a file. */
export const recordsFile = { name: recordsExport.file, fetch: () => ask(recordsExport, {}) };

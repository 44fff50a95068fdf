import { copiesExport } from '@quay/contract/following';
import { ask } from '../../../request/ask.ts';

/** What was copied and skipped, as a file. */
export const copiesFile = { name: copiesExport.file, fetch: () => ask(copiesExport, {}) };

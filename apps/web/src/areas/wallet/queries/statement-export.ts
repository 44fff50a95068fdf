import type { RequestOf } from '@quay/contract';
import { statementExport } from '@quay/contract/wallet';
import { ask } from '../../../request/ask.ts';

/** What the user had of each coin when a month began and ended, as a CSV file. */
export const statementFile = {
  name: statementExport.file,
  fetch: (params: RequestOf<typeof statementExport>) => ask(statementExport, params),
};

import type { RequestOf } from '@quay/contract';
import { disposalsExport } from '@quay/contract/wallet';
import { ask } from '../../../request/ask.ts';

/** The coins that the user gave away, each with proceeds, cost, fee and gain, as a CSV file. */
export const disposalsFile = {
  name: disposalsExport.file,
  fetch: (params: RequestOf<typeof disposalsExport>) => ask(disposalsExport, params),
};

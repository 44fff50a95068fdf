import { ownSettlementsExport } from '@quay/contract/perpetual';
import { ask } from '../../../request/ask.ts';

/** The user's settled positions as a CSV file, oldest first. */
export const settlementsFile = {
  name: ownSettlementsExport.file,
  fetch: (symbol: string | undefined) => ask(ownSettlementsExport, symbol === undefined ? {} : { symbol }),
};

import { daysExport } from '@quay/contract/liquidity';
import { ask } from '../../../request/ask.ts';

/** Days of linked wallets as a file. */
export const walletDaysFile = {
  name: daysExport.file,
  fetch: () => ask(daysExport, {}),
};

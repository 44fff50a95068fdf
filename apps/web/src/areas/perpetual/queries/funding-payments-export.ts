import { fundingPaymentsExport } from '@quay/contract/perpetual';
import { ask } from '../../../request/ask.ts';

/** What the user paid and received at stamps as a CSV file, oldest first. */
export const paymentsFile = {
  name: fundingPaymentsExport.file,
  fetch: () => ask(fundingPaymentsExport, {}),
};

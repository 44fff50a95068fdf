import { z } from 'zod';
import { call } from '../../call.ts';
import { fundingPaymentsRequest } from './funding-payments.ts';

export const fundingPaymentsExportRequest = fundingPaymentsRequest.omit({ before: true, size: true });
export const fundingPaymentsExportResponse = z.string();

/** What the user paid and received at funding stamps as a CSV file, oldest first, at most 100,000 lines. */
export const fundingPaymentsExport = call<z.infer<typeof fundingPaymentsExportRequest>, string>({
  name: 'perpetual/funding-payments-export',
  method: 'GET',
  path: '/perpetual/funding/payments.csv',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  file: 'quay-funding.csv',
  about: 'What the user paid and received at funding stamps as a CSV file, oldest first, at most 100,000 lines.',
});

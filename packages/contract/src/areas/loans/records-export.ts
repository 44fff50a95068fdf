import { z } from 'zod';
import { call } from '../../call.ts';
import { recordsRequest } from './records.ts';

export const recordsExportRequest = recordsRequest.omit({ before: true });
export const recordsExportResponse = z.string();

/** What happened to the user’s loans as a CSV file, oldest first, at most 100,000 lines. */
export const recordsExport = call<z.infer<typeof recordsExportRequest>, string>({
  name: 'loans/records-export',
  method: 'GET',
  path: '/loan/pledge/records.csv',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  file: 'quay-loans.csv',
  about: 'What happened to the user’s loans as a CSV file, oldest first, at most 100,000 lines.',
});

import { z } from 'zod';
import { call } from '../../call.ts';
import { entriesRequest } from './entries.ts';

export const entriesExportRequest = entriesRequest.omit({ before: true, size: true });

export const entriesExportResponse = z.string();

/** The user's ledger as a CSV file, oldest first, at most 100,000 lines. */
export const entriesExport = call<z.infer<typeof entriesExportRequest>, string>({
  name: 'wallet/entries-export',
  method: 'GET',
  path: '/asset/ledger.csv',
  permission: 'user',
  refusals: [],
  file: 'quay-ledger.csv',
  about: "The user's ledger as a CSV file, oldest first, at most 100,000 lines.",
});

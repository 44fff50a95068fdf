import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';

export const historyExportRequest = nothing;
export const historyExportResponse = z.string();

/** Everything that happened to the user's loans without a pledge as a CSV file, oldest first, at most 100,000 lines. */
export const historyExport = call<z.infer<typeof historyExportRequest>, string>({
  name: 'credit/history-export',
  method: 'GET',
  path: '/credit/loan/history.csv',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  file: 'quay-credit-loans.csv',
  about:
    "Everything that happened to the user's loans without a pledge as a CSV file, oldest first, at most 100,000 lines.",
});

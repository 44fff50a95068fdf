import { z } from 'zod';
import { call } from '../../call.ts';
import { historyRequest } from './history.ts';

export const historyExportRequest = historyRequest.omit({ before: true, size: true });
export const historyExportResponse = z.string();

/** What came from the user's products and went into them as a CSV file, oldest first, at most 100,000 lines. */
export const historyExport = call<z.infer<typeof historyExportRequest>, string>({
  name: 'earn/history-export',
  method: 'GET',
  path: '/financial/history.csv',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  file: 'quay-earn.csv',
  about: "What came from the user's products and went into them as a CSV file, oldest first, at most 100,000 lines.",
});

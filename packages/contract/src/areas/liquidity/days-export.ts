import { z } from 'zod';
import { call } from '../../call.ts';

export const daysExportRequest = z.strictObject({});
export const daysExportResponse = z.string();

/** Days of the user's linked wallets with each reading and its block as a CSV file, oldest first, at most 100,000 lines. */
export const daysExport = call<z.infer<typeof daysExportRequest>, string>({
  name: 'liquidity/days-export',
  method: 'GET',
  path: '/financial/liquidity/days.csv',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  file: 'quay-linked-wallets.csv',
  about:
    "Days of the user's linked wallets with each reading and its block as a CSV file, oldest first, at most 100,000 lines.",
});

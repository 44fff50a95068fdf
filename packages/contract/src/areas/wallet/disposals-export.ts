import { z } from 'zod';
import { call } from '../../call.ts';
import { timeText } from '../../fields.ts';
import { costMethods } from './sets.ts';

export const disposalsExportRequest = z.strictObject({
  method: z.enum(costMethods).describe('which coins were given away first: the oldest, or a part of all'),
  from: timeText.optional().describe('only disposals at this time or later'),
  to: timeText.optional().describe('only disposals before this time'),
});
export const disposalsExportResponse = z.string();

/** The coins that the user gave away, each with proceeds, cost, fee and gain, as a CSV file. */
export const disposalsExport = call<z.infer<typeof disposalsExportRequest>, string>({
  name: 'wallet/disposals-export',
  method: 'GET',
  path: '/asset/disposals.csv',
  permission: 'user',
  refusals: [],
  file: 'quay-disposals.csv',
  about:
    'The coins that the user sold, exchanged or gave away for fiat, each time with proceeds, fee, cost and gain in USDT, as a CSV file, oldest first. The cost is that of the oldest coins (`fifo`) or of the moving average (`average`), worked out from the first line of the ledger on. Coins that came in otherwise than by a trade cost what they were worth at the close of that day.',
});

import { z } from 'zod';
import { call } from '../../call.ts';
import { idText, sizeText, symbol, timeText } from '../../fields.ts';
import { sides } from '../../trading/index.ts';
import { type Fill, fill } from './order.ts';

export const fillsRequest = z.strictObject({
  symbol: symbol.optional(),
  side: z.enum(sides).optional(),
  from: timeText.optional().describe('only fills at this time or later'),
  to: timeText.optional().describe('only fills before this time'),
  before: idText.optional().describe('only fills with a smaller trade id'),
  size: sizeText.optional(),
});
export const fillsResponse = z.array(fill);

/** The user's fills, newest first, 20 a page. */
export const fills = call<z.infer<typeof fillsRequest>, Fill[]>({
  name: 'spot/fills',
  method: 'GET',
  path: '/spot/order/fills',
  permission: 'user',
  refusals: [],
  about: "The user's fills, newest first, 20 a page.",
});

export const fillsExportRequest = fillsRequest.omit({ before: true, size: true });
export const fillsExportResponse = z.string();

/**
 * The user's fills as a CSV file, oldest first, at most 100,000 of them. Every figure stands there in full, so that
 * price × quantity, the fee and the balance can be worked out again by hand.
 */
export const fillsExport = call<z.infer<typeof fillsExportRequest>, string>({
  name: 'spot/fills-export',
  method: 'GET',
  path: '/spot/order/fills.csv',
  permission: 'user',
  refusals: [],
  file: 'quay-fills.csv',
  about:
    "The user's fills as a CSV file, oldest first, at most 100,000 of them. Every figure stands there in full, so that price × quantity, the fee and the balance can be worked out again by hand.",
});

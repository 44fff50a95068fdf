import { z } from 'zod';
import { call } from '../../call.ts';
import { fillsRequest } from './fills.ts';

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

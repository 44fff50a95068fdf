import { z } from 'zod';
import { call } from '../../call.ts';
import { fillsRequest } from './fills.ts';

export const fillsExportRequest = fillsRequest.omit({ before: true, size: true });
export const fillsExportResponse = z.string();

/** The user's fills of contracts as a CSV file, oldest first, at most 100,000 of them, with every figure in full. */
export const fillsExport = call<z.infer<typeof fillsExportRequest>, string>({
  name: 'perpetual/fills-export',
  method: 'GET',
  path: '/perpetual/order/fills.csv',
  permission: 'user',
  refusals: [],
  file: 'quay-contract-fills.csv',
  about:
    "The user's fills of contracts as a CSV file, oldest first, at most 100,000 of them, with every figure in full.",
});

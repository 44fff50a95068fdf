import { z } from 'zod';
import { call } from '../../call.ts';
import { ownSettlementsRequest } from './own-settlements.ts';

export const ownSettlementsExportRequest = ownSettlementsRequest.omit({ before: true, size: true });
export const ownSettlementsExportResponse = z.string();

/** Positions of the user that were settled with their contracts as a CSV file, oldest first, at most 100,000 lines. */
export const ownSettlementsExport = call<z.infer<typeof ownSettlementsExportRequest>, string>({
  name: 'perpetual/own-settlements-export',
  method: 'GET',
  path: '/perpetual/settlements/own.csv',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  file: 'quay-settlements.csv',
  about:
    'Positions of the user that were settled with their contracts as a CSV file, oldest first, at most 100,000 lines.',
});

import { z } from 'zod';
import { call } from '../../call.ts';
import { realisedRequest } from './realised.ts';

export const realisedExportRequest = realisedRequest.omit({ before: true, size: true });
export const realisedExportResponse = z.string();

/** The user's positions that were closed as a CSV file, oldest first, at most 100,000 lines. */
export const realisedExport = call<z.infer<typeof realisedExportRequest>, string>({
  name: 'perpetual/realised-export',
  method: 'GET',
  path: '/perpetual/realised.csv',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  file: 'quay-realised.csv',
  about: "The user's positions that were closed as a CSV file, oldest first, at most 100,000 lines.",
});

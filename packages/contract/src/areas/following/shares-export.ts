import { z } from 'zod';
import { call } from '../../call.ts';
import { sharesRequest } from './shares.ts';

export const sharesExportRequest = sharesRequest.omit({ before: true, size: true });
export const sharesExportResponse = z.string();

/** The shares that the user paid or got as a CSV file, oldest first, at most 100,000 lines. */
export const sharesExport = call<z.infer<typeof sharesExportRequest>, string>({
  name: 'following/shares-export',
  method: 'GET',
  path: '/following/shares.csv',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  file: 'quay-profit-shares.csv',
  about: 'The shares that the user paid or got as a CSV file, oldest first, at most 100,000 lines.',
});

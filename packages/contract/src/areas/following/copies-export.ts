import { z } from 'zod';
import { call } from '../../call.ts';
import { copiesRequest } from './copies.ts';

export const copiesExportRequest = copiesRequest.omit({ before: true, size: true });
export const copiesExportResponse = z.string();

/** What was copied for the user and what was skipped as a CSV file, oldest first, at most 100,000 lines. */
export const copiesExport = call<z.infer<typeof copiesExportRequest>, string>({
  name: 'following/copies-export',
  method: 'GET',
  path: '/following/copies.csv',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  file: 'quay-copies.csv',
  about: 'What was copied for the user and what was skipped as a CSV file, oldest first, at most 100,000 lines.',
});

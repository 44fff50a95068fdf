import { z } from 'zod';

export const files = z
  .array(z.string().max(64))
  .max(20)
  .describe('uploads for `evidence`, at most five and 50 MB in all');

import { z } from 'zod';
import { contractBooks } from './books.ts';

/** Of which contracts a list is. */
export const contractBook = z
  .enum(contractBooks)
  .optional()
  .describe('contract: perpetual contracts alone; delivery: dated ones alone; both when not said');

import { z } from 'zod';
import { id, time } from '../../fields.ts';
import { resetStates, resetSubjects } from '../identity/sets.ts';

export const resetRow = z.object({
  resetId: id,
  number: z.string(),
  userId: id.nullable().describe('null when no account has that name'),
  username: z.string().describe('as it was typed'),
  subjects: z.array(z.enum(resetSubjects)),
  state: z.enum(resetStates),
  appliedAt: time,
  dueAt: time,
});

import { z } from 'zod';
import { id, time } from '../../fields.ts';
import { accountStatuses, levels } from '../identity/sets.ts';

/** A user as staff see it: what identifies the person is masked. */
export const userRow = z.object({
  userId: id,
  username: z.string(),
  nickname: z.string().describe('what other users see'),
  email: z.string().nullable().describe('masked'),
  phone: z.string().nullable().describe('masked'),
  realName: z.string().nullable().describe('masked'),
  level: z.enum(levels),
  standing: z.enum(accountStatuses),
  merchantStatus: z.number().int(),
  registeredAt: time,
});

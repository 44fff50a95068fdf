import { z } from 'zod';
import { factors } from './sets.ts';

/** The password was right, and the account has a second lock. */
export const secondFactor = z.object({
  ticket: z.string().describe('for `/login/verify`, five minutes, five tries'),
  factors: z.array(z.enum(factors)).describe('any one of them'),
});

export type SecondFactor = z.infer<typeof secondFactor>;

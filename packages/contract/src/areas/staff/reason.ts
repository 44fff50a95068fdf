import { z } from 'zod';

/** Why staff did it, in their own words; blanks around it do not count. */
export const reason = z.string().trim().max(500);

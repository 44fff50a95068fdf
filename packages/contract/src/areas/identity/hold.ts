import { z } from 'zod';
import { time } from '../../fields.ts';
import { holdReasons } from './sets.ts';

export const hold = z.object({ reason: z.enum(holdReasons), until: time });

export type Hold = z.infer<typeof hold>;

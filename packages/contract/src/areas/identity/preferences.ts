import { z } from 'zod';
import { language } from './language.ts';
import { currencies, themes, updowns } from './sets.ts';

export const preferences = z.strictObject({
  language: language.nullable(),
  currency: z.enum(currencies).nullable(),
  theme: z.enum(themes).nullable(),
  updown: z.enum(updowns).nullable(),
});

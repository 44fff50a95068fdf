import { z } from 'zod';

/**
 * A language as the specification writes it in the `lang` header, such as `zh_CN`. Which ones there are follows from
 * the catalogues of `@quay/words`; in one that is not there we answer in English.
 */
export type Language = `${string}_${string}`;
export const language = z.string().regex(/^[a-z]{2,3}_[A-Z]{2}$/) as unknown as z.ZodType<Language, Language>;

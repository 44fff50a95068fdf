import { z } from 'zod';

export const fiatForms = ['ecb-xml', 'rates-json'] as const;
export type FiatForm = (typeof fiatForms)[number];

/** A source of fiat rates as the file of an operator has it. */
export type FiatConfig = {
  readonly name: string;
  readonly form: FiatForm;
  readonly address: string;
  readonly everyMs: number;
};

/** Centres of rates publish once a day or once an hour; they ask not to be asked more often than that. */
export const fiatSource = (isSafe: (text: string, schemes: readonly [string, string]) => boolean) =>
  z
    .strictObject({
      name: z.string().regex(/^[a-z0-9-]{1,24}$/, 'must be a name of small letters, digits and hyphens'),
      form: z.enum(fiatForms),
      // It may carry a key, so a wrong one is not repeated.
      address: z.string().refine((text) => isSafe(text, ['https:', 'http:']), 'must be an https address'),
      everyMinutes: z.number().int().min(5).max(1_440).default(60),
    })
    .transform(
      ({ name, form, address, everyMinutes }): FiatConfig => ({ name, form, address, everyMs: everyMinutes * 60_000 }),
    );

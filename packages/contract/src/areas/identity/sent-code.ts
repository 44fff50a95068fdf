import { z } from 'zod';

/** Says the same whether or not anybody has the address. */
export const codeSent = z.object({
  sentTo: z.string().describe('the address, masked'),
  retryAfter: z.number().int().describe('seconds until another one may be asked for'),
  validMinutes: z.number().int(),
});

export type CodeSent = z.infer<typeof codeSent>;

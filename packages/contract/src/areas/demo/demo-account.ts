import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, symbol, time } from '../../fields.ts';
import { demo } from './refusals.ts';

export const demoAccountRequest = nothing;
export const demoAccountResponse = z.object({
  coin: symbol.describe('what practice money is counted in'),
  funds: decimal.describe('what it began with'),
  worth: decimal.describe('what it is worth now, at the last prices of the real markets'),
  since: time.describe('when it began, or was started over'),
  startOverFrom: time.nullable().describe('when it may be started over next; null while it may now'),
  course: z
    .array(z.object({ at: time, worth: decimal }))
    .describe('what it was worth after each of the last fills, oldest first'),
  real: z
    .object({
      available: decimal.describe('USDT that is free in the real spot account'),
      openOrders: z.number().int().nonnegative().describe('real spot orders, which go on'),
    })
    .nullable()
    .describe('null for a guest, who has no real account'),
});
export type DemoAccount = z.infer<typeof demoAccountResponse>;

/** The practice money of a demo session, and what waits in the real account meanwhile. */
export const demoAccount = call<z.infer<typeof demoAccountRequest>, DemoAccount>({
  name: 'demo/demo-account',
  method: 'GET',
  path: '/demo/account',
  permission: 'user',
  inDemo: 'same',
  refusals: [demo['not-in-demo']],
  about: 'The practice money of a demo session, and what waits in the real account meanwhile.',
});

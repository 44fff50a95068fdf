import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing, time } from '../../fields.ts';
import { carriages } from './sets.ts';

export const configRequest = nothing;
export const configResponse = z.object({
  customer_service_url: z.string().describe('empty while there is none'),
  simulatedMarket: z.boolean().describe('prices and partners are simulated, coins are for practice'),
  demo: z.boolean().describe('a demo with practice money may be entered'),
  emails: z
    .enum(carriages)
    .describe('sent by a carrier, kept in the outbox of the console, or none: then nothing that needs one is offered'),
  textMessages: z.enum(carriages).describe('the same of text messages'),
  version: z.string().describe('of the app that this server serves'),
  now: time,
});
export type Config = z.infer<typeof configResponse>;

/** What the app needs to know at start. */
export const config = call<z.infer<typeof configRequest>, Config>({
  name: 'identity/config',
  method: 'GET',
  path: '/config',
  permission: 'guest',
  refusals: [],
  about: 'What the app needs to know at start.',
});

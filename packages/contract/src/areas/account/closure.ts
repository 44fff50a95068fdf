import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, time } from '../../fields.ts';
import { closureObstacles, closureStates } from './sets.ts';

export const closureState = z.object({
  state: z.enum(closureStates).nullable().describe('of the last request; null where there was none'),
  requestedAt: time.nullable(),
  closesAt: time.nullable().describe('while it waits: when the account is closed'),
  obstacles: z.array(z.enum(closureObstacles)).describe('what keeps the account from being closed now'),
  left: decimal.nullable().describe('all balances at the last prices, in USDT; null where a coin has no price'),
  leaveMax: decimal.describe('most that may be left behind in all, in USDT'),
  days: z.number().int().describe('for so long it can be taken back'),
});

export type Closure = z.infer<typeof closureState>;

export const closureRequest = nothing;
export const closureResponse = closureState;

/** Whether the account is being closed, and what keeps it from being. */
export const closure = call<z.infer<typeof closureRequest>, Closure>({
  name: 'account/closure',
  method: 'GET',
  path: '/member/closure',
  permission: 'user',
  refusals: [],
  about: 'Whether the account is being closed, and what keeps it from being.',
});

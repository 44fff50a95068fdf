import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, time } from '../../fields.ts';
import { caseStates } from './sets.ts';

const person = z.object({ userId: id, username: z.string() });

/** Value that one user gave to another in a UTC day, by prices far from the market's. */
export const valueCase = z.object({
  caseId: id.describe('grows when more is given on the same day'),
  giver: person,
  receiver: person,
  day: time.describe('where the UTC day begins'),
  amount: decimal.describe('USDT given in that day so far'),
  trades: z.number().int().describe('trades and C2C orders between the two in that day'),
  firstAt: time,
  lastAt: time,
  state: z.enum(caseStates),
  closedBy: z.string().nullable(),
  closedAt: time.nullable(),
  closedReason: z.string().nullable(),
});

export type ValueCaseOfConsole = z.infer<typeof valueCase>;

export const valueCasesRequest = z.strictObject({
  state: z.enum(caseStates).optional().describe('open ones when not said'),
  userId: idText.optional().describe('of this user alone, on either side, in any state'),
  before: idText.optional(),
});

export const valueCasesResponse = z.array(valueCase);

/** Cases of value given to one counterparty, newest first, 50 a page. */
export const valueCases = call<z.infer<typeof valueCasesRequest>, ValueCaseOfConsole[]>({
  name: 'staff/value-cases',
  method: 'GET',
  path: '/console/api/cases',
  permission: 'staff:users-lock',
  refusals: [],
  about: 'Cases of value given to one counterparty, newest first, 50 a page.',
});

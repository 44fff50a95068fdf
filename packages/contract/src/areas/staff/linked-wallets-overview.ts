import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, nothing, symbol, time } from '../../fields.ts';
import { liquidityDayStatuses } from '../liquidity/sets.ts';

export const linkedWalletsOverviewRequest = nothing;

/** A day of a linked wallet that is over and not paid: it waits for the budget or for readings. */
export const waitingDay = z.object({
  id,
  wallet: id,
  userId: id,
  username: z.string(),
  address: z.string(),
  beginsAt: time,
  readings: z.number().int().nonnegative(),
  lowest: decimal.nullable(),
  income: decimal,
  status: z.enum(liquidityDayStatuses),
});
export type WaitingDay = z.infer<typeof waitingDay>;

export const linkedWalletsOverviewResponse = z.object({
  at: time,
  coin: symbol,
  dayMs: z.number().int().positive(),
  terms: z.object({ rate: decimal, minHeld: decimal, maxHeld: decimal, open: z.boolean() }).nullable(),
  linked: z.number().int().nonnegative(),
  held: decimal.describe('what linked wallets held at their last readings'),
  paid: decimal,
  scheduled: decimal.describe('due, and waiting because the promotion budget is short'),
  scheduledSince: time.nullable(),
  unread: z.number().int().nonnegative().describe('days that are over and have too few readings'),
  left: decimal.describe('what the promotion budget holds that is promised to nobody'),
  waiting: z.array(waitingDay),
});
export type LinkedWalletsOverview = z.infer<typeof linkedWalletsOverviewResponse>;

/** What linked wallets are paid, what of it waits and why. */
export const linkedWalletsOverview = call<z.infer<typeof linkedWalletsOverviewRequest>, LinkedWalletsOverview>({
  name: 'staff/linked-wallets-overview',
  method: 'GET',
  path: '/console/api/liquidity',
  permission: 'staff:earn',
  refusals: [],
  about: 'What linked wallets are paid, what of it waits and why.',
});

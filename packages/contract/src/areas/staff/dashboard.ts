import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing, time } from '../../fields.ts';
import { queues } from './sets.ts';

export const dashboardRequest = nothing;
export const dashboardResponse = z.object({
  queues: z.array(
    z.object({
      queue: z.enum(queues),
      waiting: z.number().int(),
      oldestAt: time.nullable(),
      overdue: z.number().int().describe('past the time that was promised'),
    }),
  ),
  users: z.object({
    total: z.number().int(),
    today: z.number().int(),
    locked: z.number().int(),
    frozen: z.number().int(),
  }),
  system: z.object({ version: z.string(), seq: z.number().int(), rowsBehind: z.number().int(), at: time }),
});
export type Dashboard = z.infer<typeof dashboardResponse>;
/** What waits, and since when. Queues that one may not work on are left out. */
export const dashboard = call<z.infer<typeof dashboardRequest>, Dashboard>({
  name: 'staff/dashboard',
  method: 'GET',
  path: '/console/api/dashboard',
  permission: 'staff',
  refusals: [],
  about: 'What waits, and since when. Queues that one may not work on are left out.',
});

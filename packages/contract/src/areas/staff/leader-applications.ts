import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { leaderStatuses } from '../following/sets.ts';
import { type StaffLeader, staffLeader } from './leader-row.ts';

export const leaderApplicationsRequest = z.strictObject({
  status: z.enum(leaderStatuses).optional().describe('applied when not said'),
  before: idText.optional().describe('only users with a smaller id'),
});

export const leaderApplicationsResponse = z.array(staffLeader);

/** Who asks to be followed, or leads, or did: the newest users first, 50 a page. */
export const leaderApplications = call<z.infer<typeof leaderApplicationsRequest>, StaffLeader[]>({
  name: 'staff/leader-applications',
  method: 'GET',
  path: '/console/api/leaders',
  permission: 'staff:contracts',
  refusals: [],
  about: 'Who asks to be followed, or leads, or did: the newest users first, 50 a page.',
});

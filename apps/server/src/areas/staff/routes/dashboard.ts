import type { dashboard, Queue, StaffRight } from '@quay/contract/staff';
import { type Route, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

/** Which right a queue is for. */
const rightOf: Readonly<Record<Queue, StaffRight>> = {
  verification: 'verification',
  merchants: 'merchants',
  resets: 'resets',
  chat: 'chat',
  approvals: 'approvals',
  withdrawals: 'withdrawals',
  chain: 'chain',
  appeals: 'appeals',
  cases: 'users-lock',
  earn: 'earn',
  credits: 'credits',
};
const DAY_MS = 24 * 60 * 60_000;

export const dashboardRoute =
  ({ core, identity, reads, team }: StaffNeeds): Route<typeof dashboard> =>
  async (_request, context) => {
    const { rights } = context.staff;
    const at = team.now();
    const [queues, users] = await Promise.all([reads.staff.queues(at), reads.staff.userCounts(at - (at % DAY_MS))]);
    const { seq } = core;
    return reply({
      queues: queues.filter(({ queue }) => rights.includes(rightOf[queue])),
      users,
      system: {
        version: identity.config.version,
        seq,
        rowsBehind: Math.max(0, seq - context.rowsSeq),
        at,
      },
    });
  };

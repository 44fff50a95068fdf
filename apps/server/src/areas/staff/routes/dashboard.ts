import type { dashboard, Queue, StaffRight } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';

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
};
const DAY_MS = 24 * 60 * 60_000;

export const dashboardRoute: Route<typeof dashboard> = async (_request, asking) => {
  const { rights } = asking.staff;
  const at = asking.team.now();
  const [queues, users] = await Promise.all([
    asking.reads.staff.queues(at),
    asking.reads.staff.userCounts(at - (at % DAY_MS)),
  ]);
  const { seq } = asking.core;
  return told({
    queues: queues.filter(({ queue }) => rights.includes(rightOf[queue])),
    users,
    system: {
      version: asking.identity.config.version,
      seq,
      rowsBehind: Math.max(0, seq - asking.rowsSeq),
      at,
    },
  });
};

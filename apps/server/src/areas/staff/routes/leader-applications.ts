import type { leaderApplications } from '@quay/contract/staff';
import { text } from '@quay/money';
import { type Route, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

const PAGE = 50;
const LAST = Number.MAX_SAFE_INTEGER;

export const leaderApplicationsRoute =
  ({ reads, pastOfLeader }: Pick<StaffNeeds, 'reads' | 'pastOfLeader'>): Route<typeof leaderApplications> =>
  async ({ status = 'applied', before }) => {
    const rows = await reads.following.leadersOfStaff(status, before === undefined ? LAST : Number(before), PAGE);
    const leaders = rows.map(async (row) => ({
      ...{ userId: row.owner, username: row.username, status: row.status, shareRate: text(row.shareRate) },
      ...{ followers: row.followers, followersMax: row.followersMax, appliedAt: row.appliedAt },
      ...{ decidedAt: row.decidedAt, decidedBy: row.decidedBy, memberSince: row.memberSince },
      ownMoney: text(row.ownMoney),
      ...(await pastOfLeader(row)),
    }));
    return reply(await Promise.all(leaders));
  };

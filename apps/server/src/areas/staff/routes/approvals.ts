import type { approvals } from '@quay/contract/staff';
import { type Route, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

const PAGE = 50;

export const approvalsRoute =
  ({ reads }: StaffNeeds): Route<typeof approvals> =>
  async ({ state = 'open', before }, context) => {
    const wanted = { state, behind: before === undefined ? undefined : Number(before), size: PAGE };
    const rows = await reads.staff.approvals(wanted);
    return reply(
      rows.map(
        ({
          id,
          kind,
          details,
          reason,
          requestedBy,
          requestedByName,
          requestedAt,
          decidedByName,
          decidedAt,
          ...row
        }) => ({
          approvalId: id,
          kind,
          details,
          reason,
          state: row.state,
          requestedBy: requestedByName,
          requestedAt,
          own: requestedBy === context.staff.id,
          decidedBy: decidedByName,
          decidedAt,
          remark: row.remark,
        }),
      ),
    );
  };

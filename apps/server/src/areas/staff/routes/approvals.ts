import type { approvals } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';

const PAGE = 50;

export const approvalsRoute: Route<typeof approvals> = async ({ state = 'open', before }, asking) => {
  const wanted = { state, behind: before === undefined ? undefined : Number(before), size: PAGE };
  const rows = await asking.reads.staff.approvals(wanted);
  return told(
    rows.map(({ id, kind, details, reason, askedBy, askedByName, askedAt, decidedByName, decidedAt, ...row }) => ({
      approvalId: id,
      kind,
      details,
      reason,
      state: row.state,
      askedBy: askedByName,
      askedAt,
      own: askedBy === asking.staff.id,
      decidedBy: decidedByName,
      decidedAt,
      remark: row.remark,
    })),
  );
};

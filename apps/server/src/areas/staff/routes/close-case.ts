import { type closeCase, staff } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const closeCaseRoute =
  ({ audit, reads, team }: StaffNeeds): Route<typeof closeCase> =>
  async ({ caseId, reason }, context) => {
    if (reason === '') return refused(staff['reason-missing'], {}, 'reason');
    const found = await reads.staff.caseOf(caseId);
    if (!found) return refused(staff['case-unknown']);
    if (found.last !== caseId) return refused(staff['case-grown']);

    const { staff: member } = context;
    const { owner, counterparty } = found;
    const closing = { id: caseId, by: member.name, at: team.now(), reason };
    const closed = await reads.staff.together(async (rows) => {
      if (!(await rows.closeCase(closing))) return false;
      // It stands in the history of both.
      for (const [user, other] of [[owner, counterparty] as const, [counterparty, owner] as const]) {
        const details = { case: String(caseId), with: `user ${other}`, reason };
        await rows.addAudit(audit.entry({ staff: member, act: 'close-case', subject: `user ${user}`, details }));
      }
      return true;
    });
    return closed ? reply({}) : refused(staff['case-closed']);
  };

import { credit } from '@quay/contract/credit';
import { staff as refusals, type revealCredit } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';
import { watermarkOf } from '../watermark.ts';

export const revealCreditRoute =
  ({
    audit,
    credits,
    team,
    vault,
  }: Pick<StaffNeeds, 'audit' | 'credits' | 'team' | 'vault'>): Route<typeof revealCredit> =>
  async ({ loanId, name, reason }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const loan = await credits.loan(loanId);
    if (!loan) return refused(credit['application-unknown']);
    const fileId = credits.fileOf(loan, name);
    if (fileId === undefined) return refused(refusals['not-there'], {}, 'name');
    // Written down before anything is shown.
    const details = { loan: String(loanId), field: name, reason };
    const wait = await audit.reveal({ staff, subject: `user ${loan.owner}`, details });
    if (wait !== undefined) return refused(refusals['reveal-too-many'], { minutes: String(wait) });
    await credits.opened(loan, staff.id, name);
    return reply({ url: vault.link(fileId, `staff ${staff.id}`, watermarkOf(staff, team.now())) });
  };

import { staff, type staffVerify } from '@quay/contract/staff';
import { type Route, refused } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';
import { welcomed } from '../welcomed.ts';

export const verifyRoute =
  ({ audit, reads, team }: StaffNeeds): Route<typeof staffVerify> =>
  async ({ ticket, totp }, context) => {
    const known = await team.tickets.attempt(ticket);
    if (!known || known.secret !== undefined) return refused(staff['login-expired']);
    const checked = await team.useTotp(known.staffId, totp, context.address);
    if (typeof checked === 'object')
      return refused(staff['too-many-attempts'], { minutes: String(checked.waitMinutes) });
    if (checked === 'wrong') {
      const member = await reads.staff.member(known.staffId);
      const details = { address: context.address, factor: 'totp' };
      await audit.add({ staff: member, act: 'login-refused', subject: `member ${member?.username}`, details });
      return refused(staff['totp-wrong'], {}, 'totp');
    }
    if (!(await team.tickets.spend(ticket))) return refused(staff['login-expired']);
    return welcomed({ team, audit }, known.staffId, context.address);
  };

import { staff, type staffVerify } from '@quay/contract/staff';
import { type Route, refused } from '../../../edge/route.ts';
import { welcomed } from '../welcomed.ts';

export const verifyRoute: Route<typeof staffVerify> = async ({ ticket, totp }, asking) => {
  const { team } = asking;
  const known = await team.tickets.attempt(ticket);
  if (!known || known.secret !== undefined) return refused(staff['login-expired']);
  const judged = await team.useTotp(known.staffId, totp, asking.address);
  if (typeof judged === 'object') return refused(staff['too-many-attempts'], { minutes: String(judged.waitMinutes) });
  if (judged === 'wrong') {
    const member = await asking.reads.staff.member(known.staffId);
    const details = { address: asking.address, factor: 'totp' };
    await asking.audit.add({ staff: member, act: 'login-refused', subject: `member ${member?.username}`, details });
    return refused(staff['totp-wrong'], {}, 'totp');
  }
  if (!(await team.tickets.spend(ticket))) return refused(staff['login-expired']);
  return welcomed(asking, known.staffId);
};

import { STAFF_PASSWORD_MIN, staff, type staffEnrol } from '@quay/contract/staff';
import { type Route, refused } from '../../../edge/route.ts';
import { sealSecret } from '../login-tickets.ts';
import type { StaffNeeds } from '../needs.ts';
import { stepOf } from '../totp.ts';
import { welcomed } from '../welcomed.ts';

export const enrolRoute =
  ({ audit, identity, reads, secrets, team }: StaffNeeds): Route<typeof staffEnrol> =>
  async ({ ticket, password, totp }, context) => {
    const known = await team.tickets.find(ticket);
    const member = known && (await reads.staff.member(known.staffId));
    if (known?.secret === undefined || !member?.active || member.enrolledAt !== null) {
      return refused(staff['login-expired']);
    }

    const isNew = async () => !(await identity.passwords.matches(member.passwordHash, password));
    const isStrong =
      password.length >= STAFF_PASSWORD_MIN && !password.toLowerCase().includes(member.username.toLowerCase());
    if (!isStrong || !(await isNew())) {
      return refused(staff['password-weak'], { min: String(STAFF_PASSWORD_MIN) }, 'password');
    }
    if (!(await team.tickets.attempt(ticket))) return refused(staff['login-expired']);
    const step = await stepOf(known.secret, totp, team.now());
    if (step === undefined) return refused(staff['totp-wrong'], {}, 'totp');

    const passwordHash = await identity.passwords.hash(password);
    const totpSealed = sealSecret(secrets, member.id, known.secret);
    const enrolled = await reads.staff.together(async (rows) => {
      // First of all locks, as wherever members change.
      await rows.activeAdministrators();
      if (!(await rows.spendStaffTicket(team.tickets.keyOf(ticket)))) return false;
      if (!(await rows.enrol(member.id, { passwordHash, totpSealed, step }, team.now()))) return false;
      // Whatever else the one-time password had opened ends here.
      await rows.endSessionsOfMember(member.id);
      await rows.addAudit(audit.entry({ staff: member, act: 'enrol', subject: `member ${member.username}` }));
      await team.endBootstrap(rows);
      return true;
    });
    return enrolled ? welcomed({ team, audit }, member.id, context.address) : refused(staff['login-expired']);
  };

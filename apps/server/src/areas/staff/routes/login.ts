import { setTimeout as pause } from 'node:timers/promises';
import { staff, type staffLogin } from '@quay/contract/staff';
import { originOf } from '../../../edge/address-of.ts';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';
import { newSecret, uriOf } from '../totp.ts';

export const loginRoute =
  ({ audit, identity, reads, team }: StaffNeeds): Route<typeof staffLogin> =>
  async ({ username, password }, context) => {
    const { attempts, passwords } = identity;
    const attempt = attempts.begin(`console ${username}`, context.address, team.now());
    if ('waitMinutes' in attempt) {
      return refused(staff['too-many-attempts'], { minutes: String(attempt.waitMinutes) });
    }
    await pause(attempt.delayMs);

    const member = await reads.staff.memberByName(username);
    const asker = { origin: originOf(context.address), account: `console ${username}`, inVain: attempt.inVain };
    const matches = await passwords.matches(member?.passwordHash, password, asker).catch((error: unknown) => {
      attempt.withdrawn();
      throw error;
    });
    if (!matches || !member?.active) {
      // What was typed as a name may be somebody's password: only a name that is known stands in the log.
      const subject = `member ${member?.username ?? 'unknown'}`;
      await audit.add({ staff: member, act: 'login-refused', subject, details: { address: context.address } });
      return refused(staff['login-wrong']);
    }
    attempt.succeeded();

    const secret = member.enrolledAt === null ? newSecret() : undefined;
    const ticket = await team.tickets.issue({ staffId: member.id, secret });
    if (secret === undefined) return reply({ ticket, step: 'verify', secret: null, uri: null });
    return reply({ ticket, step: 'enrol', secret, uri: uriOf(member.username, secret) });
  };

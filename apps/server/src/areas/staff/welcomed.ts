import { type StaffMember, staff } from '@quay/contract/staff';
import { type Reply, refused, reply } from '../../edge/route.ts';
import { consoleCookie } from '../../edge/who.ts';
import type { StaffNeeds } from './needs.ts';
import { memberOnWire } from './team.ts';

/** The end of both ways in: a session of the console, and its cookie. */
export async function welcomed(
  { team, audit }: Pick<StaffNeeds, 'team' | 'audit'>,
  staffId: number,
  address: string,
): Promise<Reply<StaffMember>> {
  await team.loggedIn(staffId, address);
  const token = await team.open(staffId, address);
  const session = await team.find(token, true);
  // Let go between the two steps.
  if (!session) return refused(staff['login-expired']);
  await audit.add({ staff: session, act: 'login', subject: `member ${session.username}`, details: { address } });
  return { ...reply(memberOnWire(session)), cookie: consoleCookie(token) };
}

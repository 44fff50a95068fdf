import { type addMember, staff } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';
import { oneTimePassword } from '../team.ts';

/** Letters, digits, dots and dashes; it begins with a letter. */
const NAME = /^[A-Za-z][A-Za-z0-9._-]{2,29}$/;

export const addMemberRoute =
  ({ identity, reads, team }: StaffNeeds): Route<typeof addMember> =>
  async ({ username, name, roleId }, context) => {
    const rows = reads.staff;
    if (!NAME.test(username)) return refused(staff['member-name-malformed'], {}, 'username');
    const role = await rows.role(roleId);
    if (!role) return refused(staff['role-unknown'], {}, 'roleId');
    if (await rows.memberByName(username)) return refused(staff['member-name-taken'], {}, 'username');

    const password = oneTimePassword();
    const passwordHash = await identity.passwords.hash(password);
    const { id } = context.staff;
    const added = await team.add(context.staff, {
      kind: 'add-member',
      payload: { username, name, roleId, passwordHash, createdBy: id, issuedBy: id },
      details: { username, name, role: role.name },
    });
    return 'refusal' in added ? refused(added.refusal, added.params) : reply({ ...added, password });
  };

import type { members } from '@quay/contract/staff';
import { type Route, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';
import { SAME_PERSON_MS } from '../persons.ts';

export const membersRoute =
  ({ reads, team }: StaffNeeds): Route<typeof members> =>
  async () => {
    const [rows, issued] = await Promise.all([
      reads.staff.members(),
      reads.staff.issuedSince(team.now() - SAME_PERSON_MS),
    ]);
    const names = new Map(rows.map(({ id, username }) => [id, username]));
    const issuers = new Map(issued.map((one) => [one.id, one]));
    return reply(
      rows.map(({ id, username, name, roleId, role, active, enrolledAt, seenAt, createdBy }) => {
        const issuer = issuers.get(id);
        return {
          staffId: id,
          username,
          name,
          roleId,
          role,
          active,
          enrolled: enrolledAt !== null,
          seenAt,
          createdBy: createdBy === null ? null : (names.get(createdBy) ?? null),
          countsAs: issuer
            ? { username: names.get(issuer.issuedBy) ?? '–', until: issuer.issuedAt + SAME_PERSON_MS }
            : null,
        };
      }),
    );
  };

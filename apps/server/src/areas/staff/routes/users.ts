import type { users } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';
import { userOnWire } from '../user-on-wire.ts';

const PAGE = 50;

export const usersRoute: Route<typeof users> = async ({ search, standing, before }, asking) => {
  const wanted = { search, standing, before: before === undefined ? undefined : Number(before), size: PAGE };
  const found = await asking.reads.staff.usersFound(wanted);
  const names = await asking.verification.maskedNames(found.map(({ id }) => id));
  return told(found.map((user) => userOnWire(user, names.get(user.id) ?? null)));
};

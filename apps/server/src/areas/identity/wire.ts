import type { Member } from '@quay/contract/identity';
import type { UserRow } from '@quay/store';

/** A user as the user sees it. */
export function memberOnWire(user: UserRow): Member {
  return {
    id: user.id,
    username: user.username,
    usercode: user.usercode,
    email: null,
    phone: null,
    googleState: '0',
    registeredAt: user.at,
    preferences: user.preferences,
  };
}

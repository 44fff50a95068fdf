import type { UserOfConsole } from '@quay/contract/staff';
import { merchantStates } from '@quay/contract/verification';
import type { ListedUser } from '@quay/store';
import type { Asking } from '../../edge/route.ts';
import { maskedEmail, maskedPhone } from '../../messages/masked.ts';

/** A user as staff see them: what identifies the person is masked. */
export async function userOnWire(user: ListedUser, verification: Asking['verification']): Promise<UserOfConsole> {
  const { id, username, email, phone, level, standing, merchant, registeredAt } = user;
  return {
    userId: id,
    username,
    email: email && maskedEmail(email),
    phone: phone && maskedPhone(phone),
    realName: level === 'none' ? null : await verification.maskedName(id),
    level,
    standing,
    merchantStatus: merchantStates[merchant ?? 'none'],
    registeredAt,
  };
}

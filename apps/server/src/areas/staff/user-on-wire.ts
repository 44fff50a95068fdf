import type { UserOfConsole } from '@quay/contract/staff';
import { merchantStates } from '@quay/contract/verification';
import type { ListedUser } from '@quay/store';
import { maskedEmail, maskedPhone } from '../../messages/masked.ts';

/** A user as staff see them: what identifies the person is masked. */
export function userOnWire(user: ListedUser, maskedName: string | null): UserOfConsole {
  const { id, username, nickname, email, phone, level, standing, merchant, registeredAt } = user;
  return {
    userId: id,
    username,
    nickname,
    email: email && maskedEmail(email),
    phone: phone && maskedPhone(phone),
    realName: maskedName,
    level,
    standing,
    merchantStatus: merchantStates[merchant ?? 'none'],
    registeredAt,
  };
}

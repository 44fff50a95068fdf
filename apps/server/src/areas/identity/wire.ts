import { type Member, NICKNAME_DAYS } from '@quay/contract/identity';
import type { UserRow } from '@quay/store';
import { maskedEmail, maskedPhone } from '../../messages/masked.ts';

/** For so long a chosen name stays. */
export const NICKNAME_MS = NICKNAME_DAYS * 24 * 60 * 60_000;

/** A user as the user sees it. */
export function memberOnWire(user: UserRow): Member {
  return {
    id: user.id,
    username: user.username,
    nickname: user.nickname,
    nicknameChangeFrom: user.nicknameAt === null ? null : user.nicknameAt + NICKNAME_MS,
    usercode: user.usercode,
    email: user.email === null ? null : maskedEmail(user.email),
    phone: user.phone === null ? null : maskedPhone(user.phone),
    googleState: user.authenticator ? '1' : '0',
    fundPassword: user.fundPasswordHash !== null,
    standing: user.standing,
    closesAt: user.closesAt,
    level: user.level,
    c2c_user_type: user.merchant ? 0 : 1,
    perpetual_contracts_status: user.standing === 'open' ? 1 : 0,
    email_authority: user.email === null ? 0 : 1,
    google_auth_bind: user.authenticator ? 1 : 0,
    registeredAt: user.at,
    preferences: user.preferences,
  };
}

import {
  identity,
  isNickname,
  isReservedNickname,
  NICKNAME_MAX,
  NICKNAME_MIN,
  nicknameKey,
  nicknameOf,
  type setNickname,
} from '@quay/contract/identity';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { IdentityNeeds } from '../needs.ts';
import { NICKNAME_MS } from '../wire.ts';

const DAY_MS = 24 * 60 * 60_000;

export const setNicknameRoute =
  ({ accounts, reads }: IdentityNeeds): Route<typeof setNickname> =>
  async (request, context) => {
    const nickname = nicknameOf(request.nickname);
    const limits = { min: String(NICKNAME_MIN), max: String(NICKNAME_MAX) };
    if (!isNickname(nickname)) return refused(identity['nickname-malformed'], limits, 'nickname');
    const users = reads.identity;
    const user = await users.userById(context.owner);
    if (!user) throw new Error(`user ${context.owner} has a session and is not there`);
    if (isReservedNickname(nickname, user.username)) return refused(identity['nickname-reserved'], {}, 'nickname');

    const at = accounts.now();
    const key = nicknameKey(nickname);
    const set = await users.setNickname({ user: user.id, nickname, key, at, notAfter: at - NICKNAME_MS });
    if (set === 'taken') return refused(identity['nickname-taken'], {}, 'nickname');
    if (set === 'too-soon') {
      const { nicknameAt } = (await users.userById(user.id))!;
      const days = String(Math.max(1, Math.ceil((nicknameAt! + NICKNAME_MS - at) / DAY_MS)));
      return refused(identity['nickname-too-soon'], { days }, 'nickname');
    }
    return reply({ nickname, nicknameChangeFrom: at + NICKNAME_MS });
  };

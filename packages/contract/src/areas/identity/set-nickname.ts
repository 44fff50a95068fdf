import { z } from 'zod';
import { call } from '../../call.ts';
import { time } from '../../fields.ts';
import { identity } from './refusals.ts';

export const setNicknameRequest = z.strictObject({ nickname: z.string().max(200) });

export const setNicknameResponse = z.object({
  nickname: z.string(),
  nicknameChangeFrom: time.describe('when it may be changed next'),
});

/** Chooses the name by which others know the user; what the user logs in with stays unknown to them. */
export const setNickname = call<z.infer<typeof setNicknameRequest>, z.infer<typeof setNicknameResponse>>({
  name: 'identity/set-nickname',
  method: 'POST',
  path: '/member/nickname',
  permission: 'user',
  refusals: [
    identity['nickname-malformed'],
    identity['nickname-reserved'],
    identity['nickname-taken'],
    identity['nickname-too-soon'],
  ],
  about: 'Chooses the name by which others know the user; what the user logs in with stays unknown to them.',
});

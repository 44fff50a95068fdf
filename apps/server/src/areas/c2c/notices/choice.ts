import { c2c, type NoticeChannel, noticeTopics } from '@quay/contract/c2c';
import type { NoticeChoice, UserRow } from '@quay/store';
import type { No } from '../../../edge/envelope.ts';
import type { Messages } from '../../../messages/messages.ts';

type Bound = Pick<UserRow, 'email' | 'phone'>;
type Carried = Pick<Messages, 'emails' | 'textMessages'>;

/** What can reach somebody. The app always can: an open one hears by the socket, a closed one by web push. */
export const boundOf = ({ email, phone }: Bound, { emails, textMessages }: Carried): NoticeChannel[] => [
  'app',
  ...(email === null || emails === 'none' ? [] : (['email'] as const)),
  ...(phone === null || textMessages === 'none' ? [] : (['sms'] as const)),
];

/** What was chosen as far as it can reach; the app where nothing else does any more. */
export function reachable(chosen: NoticeChoice, bound: readonly NoticeChannel[]): NoticeChoice {
  const within = (channels: readonly NoticeChannel[]): readonly NoticeChannel[] => {
    const left = bound.filter((channel) => channels.includes(channel));
    return left.length === 0 ? ['app'] : left;
  };
  return { orders: within(chosen.orders), appeals: within(chosen.appeals) };
}

/** Refuses a topic that nothing would tell of, then a channel that cannot reach. */
export function judgeChoice(wish: NoticeChoice, bound: readonly NoticeChannel[]): NoticeChoice | No {
  for (const field of noticeTopics) {
    if (wish[field].length === 0) return { refusal: c2c['channel-needed'], params: {}, field };
  }
  for (const field of noticeTopics) {
    if (!wish[field].every((channel) => bound.includes(channel))) {
      return { refusal: c2c['channel-not-bound'], params: {}, field };
    }
  }
  return reachable(wish, bound);
}

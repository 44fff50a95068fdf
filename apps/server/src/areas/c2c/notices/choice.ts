import { c2c, type NoticeChannel, noticeTopics } from '@quay/contract/c2c';
import type { NoticeChoice } from '@quay/store';
import type { No } from '../../../edge/envelope.ts';

/** What was chosen as far as it can reach; the app where nothing else does any more. */
export function reachable(chosen: NoticeChoice, bound: readonly NoticeChannel[]): NoticeChoice {
  const within = (channels: readonly NoticeChannel[]): readonly NoticeChannel[] => {
    const left = bound.filter((channel) => channels.includes(channel));
    return left.length === 0 ? ['app'] : left;
  };
  return { orders: within(chosen.orders), appeals: within(chosen.appeals) };
}

/** Refuses a topic without any notice, then a channel that cannot reach. */
export function validateChoice(request: NoticeChoice, bound: readonly NoticeChannel[]): NoticeChoice | No {
  for (const field of noticeTopics) {
    if (request[field].length === 0) return { refusal: c2c['channel-needed'], params: {}, field };
  }
  for (const field of noticeTopics) {
    if (!request[field].every((channel) => bound.includes(channel))) {
      return { refusal: c2c['channel-not-bound'], params: {}, field };
    }
  }
  return reachable(request, bound);
}

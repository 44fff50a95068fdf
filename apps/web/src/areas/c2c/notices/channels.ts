import { type NoticeChannel, type NoticeTopic, noticeChannels } from '@quay/contract/c2c';

export type Chosen = Readonly<Record<NoticeTopic, readonly NoticeChannel[]>>;

/** A topic with a channel more or less, in the order in which they are shown. */
export function withChannel(chosen: Chosen, topic: NoticeTopic, channel: NoticeChannel, on: boolean): Chosen {
  const next = noticeChannels.filter((one) => (one === channel ? on : chosen[topic].includes(one)));
  return { ...chosen, [topic]: next };
}

/** The last channel of a topic stays on: somebody with an order has to be reached. */
export const isLast = (chosen: Chosen, topic: NoticeTopic, channel: NoticeChannel): boolean =>
  chosen[topic].length === 1 && chosen[topic][0] === channel;

/** Whether a topic is told in the app alone while no browser gets notices: with the app closed nothing is received. */
export const isDeafWhenClosed = (chosen: Chosen, topic: NoticeTopic, devices: number): boolean =>
  devices === 0 && chosen[topic].every((channel) => channel === 'app');

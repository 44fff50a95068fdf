import type { Chat, Message } from '@quay/contract/support';
import { dayOf } from '../times.ts';

/** What a page of messages holds at most; a shorter one is the beginning. */
export const PAGE = 50;

/** The conversation as far as it is here: newest first, and whether its beginning is among it. */
export type Thread = Chat & { readonly begun: boolean };

/** Puts a page that was read into what is here. The page is newer than what is here, whatever both of them say. */
export function merged(held: readonly Message[], page: readonly Message[]): Message[] {
  const byId = new Map([...held, ...page].map((message) => [message.messageId, message]));
  return [...byId.values()].sort((a, b) => b.messageId - a.messageId);
}

/** The newest page takes its place. What is here stays, unless more was written meanwhile than a page holds. */
export function withNewest(held: Thread | undefined, newest: Chat): Thread {
  const isWhole = newest.messages.length < PAGE;
  const oldest = newest.messages.at(-1)?.messageId ?? 0;
  const meets = held?.messages.some(({ messageId }) => messageId >= oldest) ?? false;
  const messages = held && meets ? merged(held.messages, newest.messages) : [...newest.messages];
  return { ...newest, messages, begun: isWhole || (meets && held?.begun === true) };
}

/** An earlier page is put before what is here. */
export function withEarlier(held: Thread, earlier: Chat): Thread {
  return { ...held, messages: merged(earlier.messages, held.messages), begun: earlier.messages.length < PAGE };
}

/** A message that was just sent, before the next page brings it. */
export const withSent = (held: Thread, message: Message): Thread => ({
  ...held,
  messages: merged(held.messages, [message]),
});

export type Line =
  | { readonly kind: 'day'; readonly key: string; readonly at: number }
  /** `begins`: nobody of the same side wrote just before. */
  | { readonly kind: 'message'; readonly key: string; readonly message: Message; readonly begins: boolean };

/** As it is read: from the oldest down, each day under its name. */
export function linesOf(newestFirst: readonly Message[]): Line[] {
  const lines: Line[] = [];
  let before: Message | undefined;
  for (const message of newestFirst.toReversed()) {
    const newDay = !before || dayOf(before.at) !== dayOf(message.at);
    if (newDay) lines.push({ kind: 'day', key: `day ${dayOf(message.at)} ${message.messageId}`, at: message.at });
    const begins = newDay || before?.from !== message.from || before.author !== message.author;
    lines.push({ kind: 'message', key: String(message.messageId), message, begins });
    before = message;
  }
  return lines;
}

/** The customer's last message that staff have seen; it alone says so. */
export function lastSeen(newestFirst: readonly Message[], readByStaff: number | null): number | undefined {
  if (readByStaff === null) return undefined;
  return newestFirst.find(({ from, messageId }) => from === 'customer' && messageId <= readByStaff)?.messageId;
}

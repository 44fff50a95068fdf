import { dayOf } from './times.ts';

/** What a page of messages holds at most; a shorter one is the beginning. */
export const PAGE = 50;

/** What any message has. */
export type Written = {
  readonly messageId: number;
  readonly at: number;
  readonly from: string;
  readonly author: string | null;
};

/** A conversation as far as it is here: newest first, and whether its beginning is among it. */
export type Thread<Chat> = Chat & { readonly begun: boolean };
type Of<Message> = { readonly messages: Message[] };

/** Puts a page that was read into what is here. The page is newer than what is here, whatever both of them say. */
export function merged<Message extends Written>(held: readonly Message[], page: readonly Message[]): Message[] {
  const byId = new Map([...held, ...page].map((message) => [message.messageId, message]));
  return [...byId.values()].sort((a, b) => b.messageId - a.messageId);
}

/** The newest page takes its place. What is here stays, unless more was written meanwhile than a page holds. */
export function withNewest<Message extends Written, Chat extends Of<Message>>(
  held: Thread<Of<Message>> | undefined,
  newest: Chat & Of<Message>,
): Thread<Chat> {
  const isWhole = newest.messages.length < PAGE;
  const oldest = newest.messages.at(-1)?.messageId ?? 0;
  const meets = held?.messages.some(({ messageId }) => messageId >= oldest) ?? false;
  const messages = held && meets ? merged(held.messages, newest.messages) : [...newest.messages];
  return { ...newest, messages, begun: isWhole || (meets && held?.begun === true) };
}

/** An earlier page is put before what is here. */
export function withEarlier<Message extends Written, Held extends Thread<Of<Message>>>(
  held: Held & Of<Message>,
  earlier: Of<Message>,
): Held {
  return { ...held, messages: merged(earlier.messages, held.messages), begun: earlier.messages.length < PAGE };
}

/** A message that was just sent, before the next page brings it. */
export const withSent = <Message extends Written, Held extends Of<Message>>(
  held: Held & Of<Message>,
  message: Message,
): Held => ({ ...held, messages: merged(held.messages, [message]) });

export type Line<Message> =
  | { readonly kind: 'day'; readonly key: string; readonly at: number }
  /** `begins`: nobody of the same side wrote just before. */
  | { readonly kind: 'message'; readonly key: string; readonly message: Message; readonly begins: boolean };

/** As it is read: from the oldest down, each day under its name. */
export function linesOf<Message extends Written>(newestFirst: readonly Message[]): Line<Message>[] {
  const lines: Line<Message>[] = [];
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

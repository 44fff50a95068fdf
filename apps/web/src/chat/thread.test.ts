import { expect, test } from 'vitest';
import { linesOf, merged, PAGE, withEarlier, withNewest, withSent } from './thread.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOON = new Date(2026, 10, 20, 12).getTime();
type Message = { messageId: number; at: number; from: string; author: string | null; text: string | null };
const message = (messageId: number, more: Partial<Message> = {}): Message => ({
  messageId,
  from: 'customer',
  author: null,
  text: `message ${messageId}`,
  at: NOON + messageId,
  ...more,
});
/** Messages of these ids, newest first. */
const from = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, back) => message(newest - back));
const chat = (messages: Message[]) => ({ messages, unread: 0 });
const ids = ({ messages }: { messages: readonly Message[] }) => messages.map(({ messageId }) => messageId);

test('what was taken back is taken back on the screen too', () => {
  const taken = message(2, { text: null });
  expect(merged(from(3, 1), [taken])).toEqual([message(3), taken, message(1)]);
});

test('a short page is the whole conversation, a full one may have more before it', () => {
  expect(withNewest(undefined, chat(from(3, 1))).begun).toBe(true);
  expect(withNewest(undefined, chat(from(PAGE + 5, 6))).begun).toBe(false);
});

test('earlier messages that were read stay when the newest page comes again', () => {
  const first = withNewest(undefined, chat(from(60, 11)));
  const whole = withEarlier(first, chat(from(10, 1)));
  expect([whole.begun, ids(whole).length]).toEqual([true, 60]);
  const next = withNewest(whole, chat(from(61, 12)));
  expect([next.begun, ids(next)[0], ids(next).at(-1)]).toEqual([true, 61, 1]);
});

test('a gap is not shown as if nothing stood in it', () => {
  const long = withNewest(withNewest(undefined, chat(from(20, 1))), chat(from(200, 151)));
  expect([long.begun, ids(long).at(-1)]).toEqual([false, 151]);
});

test('what was just sent stays while an older answer comes in', () => {
  const sent = withSent(withNewest(undefined, chat(from(2, 1))), message(3));
  expect(ids(withNewest(sent, chat(from(2, 1))))).toEqual([3, 2, 1]);
});

test('days are named once, and a name once for what somebody writes in a row', () => {
  const staff = { from: 'staff', author: 'Ada' } as const;
  const lines = linesOf([
    message(5, { ...staff, at: NOON + DAY_MS }),
    message(4, { ...staff, author: 'Ben', at: NOON + 4 }),
    message(3, { ...staff }),
    message(2, { ...staff }),
    message(1),
  ]);
  expect(lines.map((line) => (line.kind === 'day' ? 'day' : [line.message.messageId, line.begins]))).toEqual([
    'day',
    [1, true],
    [2, true],
    [3, false],
    [4, true],
    'day',
    [5, true],
  ]);
});

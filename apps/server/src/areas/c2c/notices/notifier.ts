import type { NoticeChannel } from '@quay/contract/c2c';
import type { CodeChannel, Language } from '@quay/contract/identity';
import { text } from '@quay/money';
import type { NoticedOrder, NoticeRow, NoticeWaits, Reads, UserRow } from '@quay/store';
import { fill } from '@quay/words';
import { messageBook } from '@quay/words/messages';
import { boundOf } from '../../../messages/channels.ts';
import type { Message, Messages } from '../../../messages/messages.ts';
import type { WebPush } from '../../../messages/web-push/push-devices.ts';
import { reachable } from './choice.ts';

/** Sends what is pending in the rows: to browsers at once, by e-mail at most once a minute. */
export type Notifier = {
  /** Something waits. */
  trigger(): void;
  close(): Promise<void>;
};

/** What a browser gets, worded: it shows it as it is. `orderId` is 0 when it is about several orders. */
export type PushText = {
  readonly topic: NoticeRow['topic'];
  readonly event: NoticeRow['event'];
  readonly orderId: number;
  readonly count: number;
  readonly title: string;
  readonly body: string;
};

const TICK_MS = 1_000;
/** Users whose browsers are notified at once. */
const PUSHED_AT_ONCE = 20;
/** Lines of one letter; what is more stands in the app. */
const LINES_MAX = { email: 20, sms: 3 } as const;
const DAY_MS = 24 * 60 * 60_000;
const KEPT_MS = 30 * DAY_MS;
const TIDY_MS = 60 * 60_000;

const codeChannel: Readonly<Record<'email' | 'sms', CodeChannel>> = { email: 'email', sms: 'phone' };

export function createNotifier(needs: {
  readonly reads: Pick<Reads, 'c2c' | 'identity'>;
  readonly messages: Messages;
  readonly webPush: WebPush;
  readonly origins: () => readonly string[];
  readonly log: { warn(line: string): void };
  readonly waits: NoticeWaits;
}): Notifier {
  const { messages, webPush, origins, log, waits } = needs;
  const { c2c: rows, identity: users } = needs.reads;
  /** What an earlier start left may wait. */
  let waiting = true;
  let tidiedAt = 0;
  // A push service that does not answer holds no letters up.
  const queues = [queue(pushAll), queue(writeAll)];

  const timer = setInterval(
    () => {
      if (!waiting) return;
      waiting = false;
      for (const one of queues) one.go();
    },
    Math.min(TICK_MS, waits.settle),
  );

  /** Work that goes once at a time, and again when more came in between. */
  function queue(work: () => Promise<void>) {
    let running: Promise<void> | undefined;
    const once = async () => {
      await work();
      if (await rows.noticesWait()) waiting = true;
    };
    return {
      go() {
        if (running !== undefined) waiting = true;
        running ??= once()
          .catch((error: Error) => {
            waiting = true;
            log.warn(`notices wait: ${error.message}`);
          })
          .finally(() => {
            running = undefined;
          });
      },
      ended: () => running,
    };
  }

  async function pushAll(): Promise<void> {
    const at = Date.now();
    const users = [...byUser(await rows.takePushes(at, waits))];
    for (let from = 0; from < users.length; from += PUSHED_AT_ONCE) {
      const some = users.slice(from, from + PUSHED_AT_ONCE);
      await Promise.all(some.map(([user, notices]) => push(user, notices, at)));
    }
  }

  async function writeAll(): Promise<void> {
    const at = Date.now();
    for (const [user, notices] of byUser(await rows.takeLetters(at, waits))) await write(user, notices);
    if (at - tidiedAt < TIDY_MS) return;
    tidiedAt = at;
    await rows.removeNotices(at - KEPT_MS);
  }

  /** Whom to notify, and what of it they want by this channel and have not seen already. */
  async function wanted(user: number, notices: readonly NoticeRow[], channel: NoticeChannel) {
    const account = await users.userById(user);
    if (!account) return undefined;
    const chosen = reachable(await rows.noticeChoice(user), boundOf(account, messages));
    const by = notices.filter(({ topic }) => chosen[topic].includes(channel));
    const unread = await rows.ordersWithUnread(user, ordersOf(by.filter(({ event }) => event === 'message')));
    const fresh = onceEach(by).filter(({ event, orderId }) => event !== 'message' || unread.has(orderId));
    return fresh.length === 0 ? undefined : { account, notices: fresh, words: await wordsFor(account, fresh) };
  }

  async function wordsFor(account: UserRow, notices: readonly NoticeRow[]) {
    const orders = new Map((await rows.noticedOrders(ordersOf(notices))).map((order) => [order.id, order]));
    return (notice: NoticeRow) => paramsOf(account.id, orders.get(notice.orderId), notice.orderId);
  }

  const linkTo = (orderId: number | undefined): string =>
    `${origins()[0]}${orderId === undefined ? '/wantBuy/c2cOrderList' : `/tradeOrderDetail?orderId=${orderId}`}`;

  function paramsOf(user: number, order: NoticedOrder | undefined, orderId: number) {
    const name = order && (order.payer === user ? order.sellerName : order.payerName);
    return {
      order: order?.called ?? String(orderId),
      amount: order ? `${text(order.quantity)} ${order.asset}` : '–',
      money: order ? `${text(order.money)} ${order.fiat}` : '–',
      name: name ?? '–',
      link: linkTo(orderId),
    };
  }

  async function write(user: number, notices: readonly NoticeRow[]): Promise<void> {
    for (const channel of ['email', 'sms'] as const) {
      const due = await wanted(user, notices, channel);
      if (!due) continue;
      const { account } = due;
      const address = channel === 'email' ? account.email : account.phone;
      if (address === null) continue;
      const language = languageOf(account);
      const to = { user, channel: codeChannel[channel], address, language };
      const [first, ...more] = due.notices;
      if (more.length === 0) {
        await messages.post({ ...to, kind: `c2c-${first!.event}`, params: due.words(first!) } as Message);
        continue;
      }
      const lines = due.notices
        .slice(0, LINES_MAX[channel])
        .map((notice) => lineOf(notice, due.words(notice), language));
      if (due.notices.length > LINES_MAX[channel]) lines.push('…');
      const params = { count: String(due.notices.length), lines: lines.join('\n'), link: linkTo(undefined) };
      await messages.post({ ...to, kind: 'c2c-several', params });
    }
  }

  async function push(user: number, notices: readonly NoticeRow[], at: number): Promise<void> {
    if ((await rows.pushDevices(user)).length === 0) return;
    const due = await wanted(user, notices, 'app');
    if (!due) return;
    const language = languageOf(due.account);
    const last = due.notices.at(-1)!;
    const orders = ordersOf(due.notices);
    const isMany = orders.length > 1;
    const orderId = isMany ? 0 : last.orderId;
    const said: PushText = {
      topic: last.topic,
      event: last.event,
      orderId,
      count: orders.length,
      title: isMany ? messageBook(language)['c2c-several'].subject : subjectOf(last, language),
      body: isMany ? lineOf(last, due.words(last), language) : fill(BODY, due.words(last)),
    };
    const topic = isMany ? 'c2c-orders' : `c2c-${orderId}`;
    await webPush.push(user, { text: JSON.stringify(said), topic }, at);
  }

  return {
    trigger() {
      waiting = true;
    },
    async close() {
      clearInterval(timer);
      await Promise.all(queues.map((one) => one.ended()));
    },
  };
}

const languageOf = ({ preferences }: UserRow): Language => preferences.language ?? 'en_US';
const subjectOf = ({ event }: NoticeRow, language: Language): string => messageBook(language)[`c2c-${event}`].subject;

const BODY = '{amount} · {money} · {name}';
const lineOf = (notice: NoticeRow, words: Readonly<Record<string, string>>, language: Language): string =>
  `${words.order}: ${subjectOf(notice, language)} (${words.amount}, ${words.money})`;

const ordersOf = (notices: readonly NoticeRow[]): number[] => [...new Set(notices.map(({ orderId }) => orderId))];

/** The same said twice of an order is said once: ten messages are a new message. */
function onceEach(notices: readonly NoticeRow[]): NoticeRow[] {
  const sorted = notices.toSorted((a, b) => a.at - b.at || a.orderId - b.orderId || a.number - b.number);
  return [...new Map(sorted.map((notice) => [`${notice.orderId} ${notice.event}`, notice])).values()];
}

function byUser(notices: readonly NoticeRow[]): Map<number, NoticeRow[]> {
  const found = new Map<number, NoticeRow[]>();
  for (const notice of notices) {
    const own = found.get(notice.userId);
    if (own) own.push(notice);
    else found.set(notice.userId, [notice]);
  }
  return found;
}

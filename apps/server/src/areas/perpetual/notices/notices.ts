import type { NoticeChannel } from '@quay/contract/c2c';
import type { CodeChannel } from '@quay/contract/identity';
import { type ContractEvent, type ContractNotices, type NoticeSettings, topicOfEvent } from '@quay/contract/perpetual';
import type { Contract } from '@quay/core';
import type { ContractChoice, ContractNoticeRow, Reads, UserRow } from '@quay/store';
import type { No } from '../../../edge/envelope.ts';
import { boundOf } from '../../../messages/channels.ts';
import type { Message, Messages } from '../../../messages/messages.ts';
import type { WebPush } from '../../../messages/web-push/push-devices.ts';
import { reachable, validateChoice } from './choice.ts';
import { noticesOf } from './happened.ts';
import { areaOf, languageOf, pageOf, paramsOf, worded } from './worded.ts';

/** What users are told of their contracts, and by which ways. */
/** What is left out stays as it is. */
type Asked = Omit<ContractChoice, 'alerts'> & { readonly alerts?: ContractChoice['alerts'] | undefined };

export type ContractNotifier = {
  /** Tells users what happened since the last time, by socket, web push, e-mail and text message. */
  notify(): Promise<void>;
  list(user: number, below: number, rows: Reads['perpetual']): Promise<ContractNotices>;
  see(user: number, upTo: number): Promise<void>;
  settings(user: number): Promise<NoticeSettings>;
  save(user: number, request: Asked): Promise<NoticeSettings | No>;
  /** What pushes to the sockets of a user. */
  onNotice(push: (user: number, data: { readonly event: ContractEvent; readonly symbol: string | null }) => void): void;
};

type Needs = {
  readonly reads: Pick<Reads, 'perpetual' | 'identity'>;
  readonly contract: (symbol: string) => Contract;
  readonly expiryOf: (symbol: string) => number | null;
  readonly messages: Messages;
  readonly webPush: WebPush;
  readonly origins: () => readonly string[];
};

const PAGE = 20;
/** Most rows of a kind that one look tells of. */
const AT_ONCE = 500;
/** Between two letters to one user, but for a warning. */
const BETWEEN_MS = 60_000;
/** Lines of one letter; what is more stands in the app. */
const LINES_MAX = { email: 20, sms: 3 } as const;
const codeChannel: Readonly<Record<'email' | 'sms', CodeChannel>> = { email: 'email', sms: 'phone' };

export function createContractNotifier({
  reads,
  contract,
  expiryOf,
  messages,
  webPush,
  origins,
}: Needs): ContractNotifier {
  const { perpetual: rows, identity: users } = reads;
  let push: Parameters<ContractNotifier['onNotice']>[0] = () => {};

  const origin = () => origins()[0]!;
  const boundTo = async (user: number) =>
    boundOf((await users.userById(user)) ?? { email: null, phone: null }, messages);

  /** Whom to tell, and what of it they want by a channel. */
  async function wanted(user: number, notices: readonly ContractNoticeRow[], channel: NoticeChannel) {
    const account = await users.userById(user);
    if (!account) return undefined;
    const chosen = reachable(await rows.contractChoice(user), boundOf(account, messages));
    const by = notices.filter(({ event }) => chosen[topicOfEvent[event]].includes(channel));
    return by.length === 0 ? undefined : { account, notices: by.toSorted((a, b) => a.id - b.id) };
  }

  async function pushTo(user: number, notices: readonly ContractNoticeRow[], at: number): Promise<void> {
    const due = await wanted(user, notices, 'app');
    if (!due) return;
    // A later notice of a contract takes the place of the one before, as its browser shows it.
    const last = new Map(due.notices.map((notice) => [`${pageOf(notice)} ${notice.contract ?? ''}`, notice]));
    for (const notice of last.values()) {
      const { title, text } = worded(notice, languageOf(due.account));
      const { contract: symbol } = notice;
      const area = areaOf(notice);
      const of = area ? { area, page: pageOf(notice) } : { area: 'perpetual', symbol };
      const said = { ...of, title, body: text };
      await webPush.push(user, { text: JSON.stringify(said), topic: `perpetual-${notice.id}` }, at);
    }
  }

  async function writeTo(user: number, notices: readonly ContractNoticeRow[]): Promise<void> {
    for (const channel of ['email', 'sms'] as const) {
      const due = await wanted(user, notices, channel);
      const address = due && (channel === 'email' ? due.account.email : due.account.phone);
      if (due && address) await messages.post(letterOf(due.account, due.notices, channel, address));
    }
  }

  function letterOf(
    account: UserRow,
    notices: readonly ContractNoticeRow[],
    channel: 'email' | 'sms',
    address: string,
  ): Message {
    const language = languageOf(account);
    const to = { user: account.id, channel: codeChannel[channel], address, language };
    const [first, ...more] = notices;
    if (more.length === 0) {
      const params = { ...paramsOf(first!, language), link: `${origin()}${pageOf(first!)}` };
      return { ...to, kind: `contract-${first!.event}`, params } as Message;
    }
    const lines = notices.slice(0, LINES_MAX[channel]).map((notice) => worded(notice, language).text);
    if (notices.length > LINES_MAX[channel]) lines.push('…');
    const params = { count: String(notices.length), lines: lines.join('\n'), link: `${origin()}/perpetualNotices` };
    return { ...to, kind: 'contract-several', params };
  }

  return {
    async notify() {
      const at = Date.now();
      const added = await rows.notifyUsers(AT_ONCE, (unnotified, holders) =>
        noticesOf(unnotified, contract, expiryOf, holders),
      );
      for (const { userId, event, contract: symbol } of added) push(userId, { event, symbol });
      for (const [user, own] of byUser(await rows.takeContractPushes(at))) await pushTo(user, own, at);
      for (const [user, own] of byUser(await rows.takeContractLetters(at, BETWEEN_MS))) await writeTo(user, own);
    },

    async list(user, below, seen) {
      const account = await users.userById(user);
      const language = account ? languageOf(account) : 'en_US';
      const [found, unseen] = await Promise.all([seen.contractNotices(user, below, PAGE), seen.unseenNotices(user)]);
      const notices = found.map((row) => {
        const { id, event, contract: symbol, at, receipt, seen: isSeen } = row;
        return { id, event, symbol, ...worded(row, language), receipt, at, seen: isSeen };
      });
      return { notices, unseen };
    },

    see: (user, upTo) => rows.seeNotices(user, upTo, Date.now()),

    async settings(user) {
      const bound = await boundTo(user);
      return onWire(reachable(await rows.contractChoice(user), bound), bound);
    },

    async save(user, request) {
      const bound = await boundTo(user);
      const { alerts } = reachable(await rows.contractChoice(user), bound);
      const checked = validateChoice({ ...request, alerts: request.alerts ?? alerts }, bound);
      if ('refusal' in checked) return checked;
      await rows.saveContractChoice(user, checked);
      return onWire(checked, bound);
    },

    onNotice(to) {
      push = to;
    },
  };
}

const onWire = ({ risk, activity, alerts }: ContractChoice, bound: readonly NoticeChannel[]): NoticeSettings => ({
  ...{ risk: [...risk], activity: [...activity], alerts: [...alerts] },
  bound: [...bound],
});

function byUser(notices: readonly ContractNoticeRow[]): Map<number, ContractNoticeRow[]> {
  const found = new Map<number, ContractNoticeRow[]>();
  for (const notice of notices) found.set(notice.userId, [...(found.get(notice.userId) ?? []), notice]);
  return found;
}

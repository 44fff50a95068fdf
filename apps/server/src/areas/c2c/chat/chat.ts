import { plainText } from '@quay/contract';
import {
  type C2cActor,
  type C2cChange,
  type C2cParty,
  CHAT_MESSAGE_MAX,
  type ChatByPeer,
  type ChatMessage,
  c2c,
  may,
  partyOf,
  type SystemLine,
} from '@quay/contract/c2c';
import type { C2cEventRow, C2cOrder } from '@quay/core';
import type { NewOrderMessage, OrderMessageRow, Reads } from '@quay/store';
import type { No } from '../../../edge/envelope.ts';
import type { KeyedMutex } from '../../../system/keyed-mutex.ts';
import type { Vault } from '../../../vault/vault.ts';
import { firstName } from '../first-name.ts';
import { checkedOf } from '../orders/waits.ts';
import { digestOf } from '../timeline/digest.ts';
import type { Timelines } from '../timeline/timelines.ts';
import { warningsOf } from './warnings.ts';

const PAGE = 50;
/** Messages of one side of an order in a minute. */
export const MESSAGES_PER_MINUTE = 20;
const MINUTE_MS = 60_000;
/** Most messages that staff are shown at once. */
const FOR_STAFF = 500;

/** What is written, before it is validated. */
export type OrderWritten = {
  readonly text?: string | undefined;
  readonly picture?: string | undefined;
  readonly clientId: string;
};

/** A message that stands on the timeline, and the seq from which it does; of one that stood there already nothing. */
export type Sent = { readonly message: ChatMessage; readonly seq: number | undefined };

/** Who looks at a conversation: links are good for them alone. */
type Viewer = { readonly name: string; readonly mark?: string; readonly party: C2cParty | undefined };

export type Chat = {
  /** The conversation as one of the two sees it. */
  page(order: C2cOrder, user: number, before: number | undefined): Promise<ChatByPeer>;
  /** One of the two writes. What is not on the timeline is shown to nobody. */
  write(order: C2cOrder, user: number, written: OrderWritten): Promise<Sent | No>;
  read(order: C2cOrder, user: number, upTo: number): Promise<void>;
  unreadOf(user: number, orderIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** What the conversation of a new order begins with; again it changes nothing. */
  begin(order: C2cOrder, autoReply: string, locked: C2cEventRow): Promise<void>;
  /** The system says what happened; again it changes nothing. */
  say(order: C2cOrder, event: C2cEventRow, line: SystemLine): Promise<void>;
  /** Everything for staff, oldest first; pictures bear a mark. */
  forStaff(order: C2cOrder, viewer: string, mark: string): Promise<ChatMessage[]>;
  /** Notes what a stop left between a row and its timeline. */
  noteWaiting(): Promise<void>;
  /** Called for every change of a conversation that is not on the timeline. */
  onChanged(listener: ChatChanged): void;
};

/** Called when something was written or read in an order of a user's. */
type ChatChanged = (user: number, changed: { readonly orderId: number; readonly what: C2cChange }) => void;

const otherOf = ({ payer, seller }: Pick<C2cOrder, 'payer' | 'seller'>, user: number): number =>
  user === payer ? seller : payer;

const no = (refusal: No['refusal'], field?: string, params: Record<string, string> = {}): No =>
  field === undefined ? { refusal, params } : { refusal, params, field };

export function createChat({
  rows,
  users,
  vault,
  timelines,
  mutex,
  now = Date.now,
}: {
  readonly rows: Reads['c2c'];
  readonly users: Pick<Reads['identity'], 'userById'>;
  readonly vault: Pick<Vault, 'describe' | 'link'>;
  readonly timelines: Timelines;
  readonly mutex: KeyedMutex;
  readonly now?: (() => number) | undefined;
}): Chat {
  const hearing: ChatChanged[] = [];

  function changed(user: number, orderId: number, what: C2cChange): void {
    for (const listener of hearing) listener(user, { orderId, what });
  }

  function onWire(row: OrderMessageRow, { name, mark, party }: Viewer, readByOther: boolean): ChatMessage {
    const { id, actor, author, line, text, picture, warnings, at } = row;
    return {
      messageId: id,
      from: actor,
      mine: actor === party,
      author: author === null ? null : firstName(author),
      antiPhishing: null,
      line,
      text,
      picture: picture === null ? null : vault.link(picture, name, mark),
      warnings: [...warnings],
      at,
      readByOther,
    };
  }

  const isOpen = (order: C2cOrder): boolean => may.write(checkedOf(order)).yes && order.standing === 'open';

  /** The message as it may stand, or why it may not. */
  async function checked(order: C2cOrder, user: number, written: OrderWritten): Promise<NewOrderMessage | No> {
    const actor = partyOf(order, user)!;
    if (!isOpen(order)) return no(c2c['chat-closed']);
    const text = plainText(written.text ?? '');
    if (text === '' && written.picture === undefined) return no(c2c['message-empty'], 'text');
    if ([...text].length > CHAT_MESSAGE_MAX) {
      return no(c2c['message-too-long'], 'text', { max: String(CHAT_MESSAGE_MAX) });
    }
    const { clientId } = written;
    const mine = { orderId: order.id, userId: user, clientId, at: now() };
    if (written.picture === undefined) return textMessage({ ...mine, actor, text, line: null });
    const [picture] = (await vault.describe([written.picture], { user }, 'c2c-chat')) ?? [];
    if (!picture) return no(c2c['picture-unknown'], 'picture');
    const warnings = warningsOf(null, { fromPayer: actor === 'payer' });
    const { id, digest } = picture;
    return { ...mine, actor, staffId: null, line: null, text: null, picture: id, warnings, digest, event: null };
  }

  /** Puts a row on the timeline. An order that was over first keeps no trace of it. */
  async function note({ id, orderId, actor, userId, picture, digest }: OrderMessageRow) {
    const event = picture === null ? 'message' : 'picture';
    const noted = await timelines.note({ orderId, event, actor, by: userId, detail: { digest } });
    if ('refusal' in noted) {
      await rows.dropOrderMessage(id);
      return noted;
    }
    await rows.orderMessageNoted(id, noted.number);
    return noted;
  }

  return {
    async page(order, user, before) {
      const [messages, reads, unread, other] = await Promise.all([
        rows.orderMessages(order.id, { before, limit: PAGE }),
        rows.orderReads(order.id),
        rows.unreadOrderMessages(user, [order.id]),
        users.userById(otherOf(order, user)),
      ]);
      const viewer = { name: `user ${user}`, party: partyOf(order, user)! };
      const seen = reads.get(otherOf(order, user)) ?? 0;
      return {
        messages: messages.map((row) => onWire(row, viewer, row.id <= seen)),
        unread: unread.get(order.id) ?? 0,
        open: isOpen(order),
        counterparty: other?.nickname ?? '',
      };
    },

    async write(order, user, written) {
      const message = await checked(order, user, written);
      if ('refusal' in message) return message;
      const kept = await mutex(order.id, async () => {
        const limit = { most: MESSAGES_PER_MINUTE, since: message.at - MINUTE_MS };
        const added = await rows.addOrderMessage(message, limit);
        if (!added) return no(c2c['messages-too-many']);
        if (added.row.event !== null) return { row: added.row, seq: undefined };
        const noted = await note(added.row);
        return 'refusal' in noted ? noted : { row: added.row, seq: noted.seq };
      });
      if ('refusal' in kept) return kept;
      for (const subscriber of [order.payer, order.seller]) changed(subscriber, order.id, 'message');
      const seen = (await rows.orderReads(order.id)).get(otherOf(order, user)) ?? 0;
      const { row, seq } = kept;
      return { message: onWire(row, { name: `user ${user}`, party: partyOf(order, user)! }, row.id <= seen), seq };
    },

    async read(order, user, upTo) {
      const moved = await rows.markOrderRead(order.id, user, upTo);
      if (moved) for (const subscriber of [order.payer, order.seller]) changed(subscriber, order.id, 'read');
    },

    unreadOf: (user, orderIds) => rows.unreadOrderMessages(user, orderIds),

    begin: (order, autoReply, locked) =>
      mutex(order.id, async () => {
        const { id: orderId, advertiser } = order;
        const opened = systemMessage(locked, 'opened');
        if (autoReply === '') {
          await rows.beginOrderChat([opened]);
          return;
        }
        const actor = partyOf(order, advertiser)!;
        const mine = { orderId, actor, userId: advertiser, clientId: AUTO_REPLY, at: locked.at };
        const reply = textMessage({ ...mine, text: autoReply, line: AUTO_REPLY });
        await rows.beginOrderChat([opened, reply]);
        const added = await rows.addOrderMessage(reply);
        if (added && added.row.event === null) await note(added.row);
      }),

    async say(order, event, line) {
      await mutex(order.id, () => rows.addOrderMessage(systemMessage(event, line)));
    },

    async forStaff(order, viewer, mark) {
      const messages = await rows.orderMessages(order.id, { before: undefined, limit: FOR_STAFF });
      const reads = await rows.orderReads(order.id);
      const seen: Partial<Record<C2cActor, number>> = {
        payer: reads.get(order.seller) ?? 0,
        seller: reads.get(order.payer) ?? 0,
      };
      const staff = { name: viewer, mark, party: undefined };
      return messages.reverse().map((row) => onWire(row, staff, row.id <= (seen[row.actor] ?? 0)));
    },

    async noteWaiting() {
      for (const row of await rows.unnotedOrderMessages()) await mutex(row.orderId, () => note(row));
    },

    onChanged: (hear) => void hearing.push(hear),
  };
}

const AUTO_REPLY = 'auto-reply';

type Texts = Pick<NewOrderMessage, 'orderId' | 'actor' | 'userId' | 'clientId' | 'at' | 'line'> & {
  readonly text: string;
};

function textMessage({ text, ...message }: Texts): NewOrderMessage {
  const digest = digestOf(text);
  return { ...message, staffId: null, text, picture: null, warnings: warningsOf(text), digest, event: null };
}

/** What the system says of an event: its words are the client's, and it stands on the timeline already. */
function systemMessage({ order: orderId, number, at }: C2cEventRow, line: SystemLine): NewOrderMessage {
  const nobody = { actor: 'system', userId: null, staffId: null, text: null, picture: null } as const;
  return { orderId, ...nobody, line, warnings: [], digest: '', clientId: `event-${number}`, event: number, at };
}

import { plainText } from '@quay/contract';
import { type Chat, MESSAGE_MAX, type Message, support as refusals } from '@quay/contract/support';
import type { ChatMessageRow, ConversationRow, Customer, Reads } from '@quay/store';
import type { No } from '../../edge/envelope.ts';
import type { SystemSettingsStore } from '../../system/system-settings.ts';
import type { Vault } from '../../vault/vault.ts';
import { supportHours } from './hours.ts';

const PAGE = 50;
const TYPING_MS = 5_000;
/** Messages of one customer in a minute. */
export const PER_MINUTE = 20;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** For how long somebody of staff counts as here after their last use of the console. */
const PRESENT_MS = 5 * MINUTE_MS;

/** What is written, before it is validated. */
export type Written = {
  readonly text: string | undefined;
  readonly picture?: string | undefined;
  readonly clientId: string;
};

/** Everything about conversations that this area's routes and the console share. */
export type Support = {
  readonly rows: Reads['support'];
  now(): number;
  /** The conversation as the customer sees it. */
  chat(customer: Customer, before: number | undefined): Promise<Chat>;
  /** A customer writes; a refusal keeps nothing. `'flood'` when there were too many in a minute. */
  write(customer: Customer, written: Written): Promise<Message | No | 'flood'>;
  /** A member of staff answers. */
  answer(conversation: ConversationRow, staffId: number, written: Written): Promise<Message | No>;
  readByCustomer(customer: Customer, upTo: number): Promise<void>;
  readByStaff(conversation: ConversationRow, upTo: number): Promise<void>;
  /** Somebody is writing; it is forgotten after five seconds, and by nobody but this process known. */
  customerTypes(customer: Customer): Promise<void>;
  staffTypes(conversation: ConversationRow): void;
  isCustomerTyping(conversation: ConversationRow): boolean;
  /** Messages as one who looks may see them: links are good for that viewer alone. */
  onWire(row: ChatMessageRow, conversation: ConversationRow, viewer: string): Message;
  /** Called for every change of a user's conversation. */
  onChanged(listener: (user: number) => void): void;
  changed(conversation: ConversationRow): void;
};

/** The first name alone: a customer needs somebody to talk to, not somebody to look up. */
const firstName = (name: string): string => name.split(' ')[0]!;

export const viewerOf = (customer: Customer): string =>
  'user' in customer ? `user ${customer.user}` : `guest ${customer.guest}`;

export function createSupport({
  rows,
  vault,
  systemSettings,
  now = Date.now,
}: {
  readonly rows: Reads['support'];
  readonly vault: Vault;
  readonly systemSettings: SystemSettingsStore;
  readonly now?: (() => number) | undefined;
}): Support {
  const typing = { customer: new Map<number, number>(), staff: new Map<number, number>() };
  const hearing: ((user: number) => void)[] = [];

  const isTyping = (who: keyof typeof typing, id: number): boolean => (typing[who].get(id) ?? 0) + TYPING_MS > now();
  function types(who: keyof typeof typing, id: number): void {
    if (typing[who].size > 10_000) typing[who].clear();
    typing[who].set(id, now());
  }

  function changed({ userId }: ConversationRow): void {
    if (userId !== null) for (const listener of hearing) listener(userId);
  }

  function onWire(row: ChatMessageRow, conversation: ConversationRow, viewer: string): Message {
    const recalled = row.recalledAt !== null;
    return {
      messageId: row.id,
      from: row.sender,
      author: row.author === null ? null : firstName(row.author),
      text: recalled ? null : row.text,
      picture: recalled || row.picture === null ? null : vault.link(row.picture, viewer),
      antiPhishing: row.sender === 'staff' ? conversation.antiPhishing : null,
      recalled,
      at: row.at,
    };
  }

  /** The text as it may stand, or why it may not. */
  function checked({ text, picture }: Written): string | null | No {
    const plain = plainText(text ?? '');
    if (plain === '' && picture === undefined) return { refusal: refusals['message-empty'], params: {}, field: 'text' };
    if ([...plain].length > MESSAGE_MAX) {
      return { refusal: refusals['message-too-long'], params: { max: String(MESSAGE_MAX) }, field: 'text' };
    }
    return plain === '' ? null : plain;
  }

  /** What the sessions of the console say, whatever the hours are. */
  const isStaffed = () => rows.isStaffed(now() - PRESENT_MS);

  /** Outside of the hours, and with nobody here, the customer gets a line about it once a day. */
  async function sayHours(conversation: ConversationRow, at: number): Promise<void> {
    const { open } = supportHours(await systemSettings.settings(), at);
    if (open || (await isStaffed())) return;
    const clientId = `hours-${Math.floor(at / DAY_MS)}`;
    const message = { conversationId: conversation.id, sender: 'system', staffId: null, picture: null } as const;
    await rows.addMessage({ ...message, text: 'outside-hours', clientId, at: at + 1 });
  }

  return {
    rows,
    now,

    async chat(customer, before) {
      const hours = { ...supportHours(await systemSettings.settings(), now()), present: await isStaffed() };
      const conversation = await rows.conversationOf(customer);
      if (!conversation) return { messages: [], unread: 0, readByStaff: null, staffTyping: false, ...hours };
      const [messages, unread] = await Promise.all([
        rows.messages(conversation.id, { before, limit: PAGE }),
        rows.unreadByCustomer(conversation.id, conversation.readByCustomer),
      ]);
      return {
        messages: messages.map((row) => onWire(row, conversation, viewerOf(customer))),
        unread,
        readByStaff: conversation.readByStaff || null,
        staffTyping: isTyping('staff', conversation.id),
        ...hours,
      };
    },

    async write(customer, written) {
      const text = checked(written);
      if (text !== null && typeof text === 'object') return text;
      const { picture, clientId } = written;
      if (picture !== undefined && !(await vault.has(picture, customer, 'chat'))) {
        return { refusal: refusals['picture-unknown'], params: {}, field: 'picture' };
      }
      const at = now();
      const conversation = await rows.beginConversation(customer, at);
      if (picture !== undefined) await vault.use([picture]);
      const message = { conversationId: conversation.id, sender: 'customer', staffId: null, clientId, at } as const;
      const limit = { most: PER_MINUTE, since: at - MINUTE_MS };
      const row = await rows.addWithin({ ...message, text, picture: picture ?? null }, limit);
      if (!row) return 'flood';
      typing.customer.delete(conversation.id);
      await sayHours(conversation, at);
      changed(conversation);
      return onWire(row, conversation, viewerOf(customer));
    },

    async answer(conversation, staffId, written) {
      const text = checked(written);
      if (text !== null && typeof text === 'object') return text;
      const { clientId } = written;
      const message = { conversationId: conversation.id, sender: 'staff', staffId, clientId, at: now() } as const;
      const row = await rows.addMessage({ ...message, text, picture: null });
      typing.staff.delete(conversation.id);
      changed(conversation);
      return onWire(row, conversation, `staff ${staffId}`);
    },

    async readByCustomer(customer, upTo) {
      const conversation = await rows.conversationOf(customer);
      if (conversation) await rows.markRead(conversation.id, 'customer', upTo);
    },

    async readByStaff(conversation, upTo) {
      if (upTo <= conversation.readByStaff) return;
      await rows.markRead(conversation.id, 'staff', upTo);
      changed(conversation);
    },

    async customerTypes(customer) {
      const conversation = await rows.conversationOf(customer);
      if (conversation) types('customer', conversation.id);
    },
    staffTypes(conversation) {
      types('staff', conversation.id);
      changed(conversation);
    },
    isCustomerTyping: ({ id }) => isTyping('customer', id),
    onWire,
    onChanged: (subscriber) => void hearing.push(subscriber),
    changed,
  };
}

import type { CodeChannel, Language } from '@quay/contract/identity';
import type { Reads } from '@quay/store';
import { fill } from '@quay/words';
import { type MessageKind, type MessageParams, messageBooks } from '@quay/words/messages';
import { createTransport } from 'nodemailer';
import type { Secrets } from '../secrets/secrets.ts';
import { maskedEmail, maskedPhone } from './masked.ts';
import { openText, sealText } from './sealed-texts.ts';

type Addressed = {
  /** Whose it is, where an account is known: the account's anti-phishing word is put into it. */
  readonly user?: number | undefined;
  readonly channel: CodeChannel;
  readonly address: string;
  readonly language: Language;
};
/** One message to one address. Its words stand in `@quay/words/messages`, in every language. */
export type Message = {
  readonly [Kind in MessageKind]: Addressed & { readonly kind: Kind; readonly params: MessageParams<Kind> };
}[MessageKind];

export type Delivery = 'kept' | 'sent' | 'failed';

/**
 * The one way by which e-mails and text messages leave. Every one of them stands in the outbox first, its text sealed:
 * neither the database nor the log ever has a code or a link in clear.
 */
export type Messages = {
  /** Gives whether it left, or was kept where nothing is configured to carry it. Never throws for a dead mail server. */
  send(message: Message): Promise<Delivery>;
  /** For what nobody waits for: it stands in the outbox, and is on its way. */
  post(message: Message): Promise<void>;
  /** Whether the console may read them: only where none really leaves, and coins are for practice. */
  readonly readable: boolean;
  /** What a message says, where it may be read and its text is kept. */
  textOf(message: Sealed): string | null;
  /** Waits for those on their way. */
  close(): Promise<void>;
};

export type Sealed = {
  readonly channel: CodeChannel;
  readonly address: string;
  readonly sealed: Uint8Array | null;
};

const SMTP_MS = 10_000;

export function createMessages({
  outbox,
  secrets,
  mail,
  log,
  simulated,
}: {
  readonly outbox: Reads['identity'];
  readonly secrets: Secrets;
  /** The mail server; without one e-mails are kept. Text messages always are. */
  readonly mail: { readonly server: string; readonly from: string } | undefined;
  readonly log: { info(line: string): void; warn(line: string): void };
  /** Coins are for practice, so that the console may show what nothing carries. */
  readonly simulated: boolean;
}): Messages {
  const transport = mail && createTransport(mail.server, { from: mail.from });
  const readable = simulated && transport === undefined;
  const underway = new Set<Promise<unknown>>();

  /** Puts it into the outbox; gives how its delivery ends. */
  async function write(message: Message): Promise<{ readonly delivery: Promise<Delivery> }> {
    const { channel, address } = message;
    const { subject, text } = await worded(message);
    const leaves = channel === 'email' && transport !== undefined;
    const sealed = sealText(secrets, message, text);
    const id = await outbox.addMessage({
      user: message.user ?? null,
      channel,
      address,
      subject,
      sealed,
      delivery: leaves ? 'failed' : 'kept',
      at: Date.now(),
    });
    if (leaves) return { delivery: deliver(id, { channel, address, subject, sealed }) };
    const to = channel === 'email' ? maskedEmail(address) : maskedPhone(address);
    log.info(`a message for ${to} is in the outbox`);
    return { delivery: Promise.resolve('kept') };
  }

  async function worded({
    user,
    channel,
    language,
    kind,
    params,
  }: Message): Promise<{ subject: string; text: string }> {
    const book = messageBooks[language];
    const word = user === undefined ? undefined : (await outbox.userById(user))?.antiPhishing;
    const parts = [fill(book[kind].text, params)];
    if (word) parts.push(fill(book.antiPhishing, { word }));
    if (channel === 'email') parts.push(book.farewell);
    return { subject: book[kind].subject, text: parts.join(channel === 'email' ? '\n\n' : '\n') };
  }

  /** The text is opened in the moment in which it leaves. */
  async function deliver(
    id: number,
    { subject, sealed, ...to }: Sealed & { readonly subject: string; readonly sealed: Uint8Array },
  ): Promise<Delivery> {
    try {
      const text = openText(secrets, to, sealed);
      await inTime(transport!.sendMail({ to: to.address, subject, text }));
    } catch (error) {
      // What the mail server says may name the address.
      const why = (error as { readonly code?: unknown }).code ?? 'no answer';
      log.warn(`the mail server did not take a message for ${maskedEmail(to.address)}: ${String(why)}`);
      await outbox.settleMessage(id, 'failed');
      return 'failed';
    }
    await outbox.settleMessage(id, 'sent');
    return 'sent';
  }

  return {
    async send(message) {
      const { delivery } = await write(message);
      return delivery;
    },
    async post(message) {
      const { delivery } = await write(message);
      const ended = delivery
        .catch((error: Error) => log.warn(`a message could not be settled: ${error.message}`))
        .finally(() => underway.delete(ended));
      underway.add(ended);
    },
    readable,
    textOf: ({ sealed, ...to }) => (readable && sealed ? openText(secrets, to, sealed) : null),
    async close() {
      await Promise.all(underway);
      transport?.close();
    },
  };
}

/** The server's own timeouts are minutes; somebody waits here. */
async function inTime(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })), SMTP_MS);
  });
  try {
    await Promise.race([sending, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

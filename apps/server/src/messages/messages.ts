import type { Carriage, CodeChannel, Language } from '@quay/contract/identity';
import type { Reads } from '@quay/store';
import { fill } from '@quay/words';
import { type MessageKind, type MessageParams, messageBook } from '@quay/words/messages';
import { createTransport } from 'nodemailer';
import type { Secrets } from '../secrets/secrets.ts';
import { maskedEmail, maskedPhone } from './masked.ts';
import { openText, sealText } from './sealed-texts.ts';
import { sendText } from './sms/gateway.ts';
import type { SmsGateway } from './sms/gateway-file.ts';

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
  /** Gives whether a carrier took it, or it was kept where none is configured. Never throws for a carrier that is dead. */
  send(message: Message): Promise<Delivery>;
  /** For what nobody waits for: it stands in the outbox, and is on its way. */
  post(message: Message): Promise<void>;
  /** Whether the console may read them: only where none really leaves, and coins are for practice. */
  readonly readable: boolean;
  /** What becomes of e-mails: the mail server takes them, the console shows them, or nobody would ever read them. */
  readonly emails: Carriage;
  /** The same of text messages, which a gateway carries. */
  readonly textMessages: Carriage;
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
  sms,
  log,
  simulatedMarket,
  keeps = [],
}: {
  readonly outbox: Reads['identity'];
  readonly secrets: Secrets;
  /** The mail server; without one e-mails are kept. */
  readonly mail: { readonly server: string; readonly from: string } | undefined;
  /** The gateway of text messages; without one they are kept. */
  readonly sms?: SmsGateway | undefined;
  readonly log: { info(line: string): void; warn(line: string): void };
  /** Coins are for practice, so that the console may show what nothing carries. */
  readonly simulatedMarket: boolean;
  /** Whoever runs this reads messages of these channels that nothing carries in the database. */
  readonly keeps?: readonly CodeChannel[] | undefined;
}): Messages {
  const transport = mail && createTransport(mail.server, { from: mail.from });
  const readable = simulatedMarket && transport === undefined && sms === undefined;
  const carriageOf = (channel: CodeChannel, carrier: unknown): Carriage =>
    carrier !== undefined ? 'sent' : readable || keeps.includes(channel) ? 'kept' : 'none';
  const underway = new Set<Promise<unknown>>();

  /** Puts it into the outbox; gives how its delivery ends. */
  async function write(message: Message): Promise<{ readonly delivery: Promise<Delivery> }> {
    const { channel, address } = message;
    const { subject, text } = await worded(message);
    const leaves = (channel === 'email' ? transport : sms) !== undefined;
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
    const book = messageBook(language);
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
    const isMail = to.channel === 'email';
    try {
      const text = openText(secrets, to, sealed);
      if (isMail) await inTime(transport!.sendMail({ to: to.address, subject, text }));
      else await sendText(sms!, { to: to.address, text, id: referenceOf(id) });
    } catch (error) {
      // What the carrier says may name the address.
      const why = String((error as { readonly code?: unknown }).code ?? 'no answer');
      log.warn(
        isMail
          ? `the mail server did not take a message for ${maskedEmail(to.address)}: ${why}`
          : `the text message gateway did not take message ${referenceOf(id)} for ${maskedPhone(to.address)}: ${why}`,
      );
      await outbox.settleMessage(id, 'failed');
      return 'failed';
    }
    await outbox.settleMessage(id, 'sent');
    return 'sent';
  }

  /** What the gateway knows a message by: its number here, and what no other installation has. */
  function referenceOf(id: number): string {
    const own = Buffer.from(secrets.keyedHash('text-message', String(id))).toString('hex');
    return `quay-${id}-${own.slice(0, 12)}`;
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
    emails: carriageOf('email', transport),
    textMessages: carriageOf('phone', sms),
    textOf: ({ sealed, ...to }) => (readable && sealed ? openText(secrets, to, sealed) : null),
    async close() {
      await Promise.all(underway);
      transport?.close();
    },
  };
}

/** The mail server's own timeouts are minutes; somebody waits here. */
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

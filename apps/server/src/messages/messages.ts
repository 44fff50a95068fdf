import type { CodeChannel, Language } from '@quay/contract/identity';
import type { Reads } from '@quay/store';
import { fill } from '@quay/words';
import { type MessageKind, type MessageParams, messageBooks } from '@quay/words/messages';
import { createTransport } from 'nodemailer';
import { maskedEmail, maskedPhone } from './masked.ts';

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

/** The one way by which e-mails and text messages leave. Every one of them stands in the outbox first. */
export type Messages = {
  /** Gives whether it left, or was kept where nothing is configured to carry it. Never throws for a dead mail server. */
  send(message: Message): Promise<Delivery>;
  /** For what nobody waits for: it stands in the outbox, and is on its way. */
  post(message: Message): Promise<void>;
  /** Whether messages really leave; where they do not, the console may read them. */
  readonly leaves: Readonly<Record<CodeChannel, boolean>>;
  /** Waits for those on their way. */
  close(): Promise<void>;
};

const SMTP_MS = 10_000;

export function createMessages({
  outbox,
  mail,
  log,
  logsTexts,
}: {
  readonly outbox: Reads['identity'];
  /** The mail server; without one e-mails are kept. Text messages always are. */
  readonly mail: { readonly server: string; readonly from: string } | undefined;
  readonly log: { info(line: string): void; warn(line: string): void };
  /** What is kept is read in the log too: only where coins are for practice and nobody is a stranger. */
  readonly logsTexts: boolean;
}): Messages {
  const transport = mail && createTransport(mail.server, { from: mail.from });
  const underway = new Set<Promise<unknown>>();

  /** Puts it into the outbox; gives how its delivery ends. */
  async function write(message: Message): Promise<{ readonly delivery: Promise<Delivery> }> {
    const { channel, address } = message;
    const { subject, text } = await worded(message);
    const leaves = channel === 'email' && transport !== undefined;
    const id = await outbox.addMessage({
      user: message.user ?? null,
      channel,
      address,
      subject,
      text,
      delivery: leaves ? 'failed' : 'kept',
      at: Date.now(),
    });
    if (leaves) return { delivery: deliver(id, { to: address, subject, text }) };
    const to = channel === 'email' ? maskedEmail(address) : maskedPhone(address);
    log.info(`a message for ${to} is in the outbox${logsTexts ? `: ${text.replaceAll('\n', ' ')}` : ''}`);
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

  async function deliver(id: number, letter: { to: string; subject: string; text: string }): Promise<Delivery> {
    try {
      await inTime(transport!.sendMail(letter));
    } catch (error) {
      // What the mail server says may name the address.
      const why = (error as { readonly code?: unknown }).code ?? 'no answer';
      log.warn(`the mail server did not take a message for ${maskedEmail(letter.to)}: ${String(why)}`);
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
    leaves: { email: transport !== undefined, phone: false },
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

import type { CodeChannel, Language } from '@quay/contract/identity';
import type { Reads } from '@quay/store';
import type { MessageKind } from '@quay/words/messages';

/** One message to one address. Its words stand in `@quay/words/messages`, in every language. */
export type Message = {
  /** Whose it is, where an account is known: the account's anti-phishing word is put into it. */
  readonly user?: number;
  readonly channel: CodeChannel;
  readonly address: string;
  readonly language: Language;
  readonly kind: MessageKind;
  readonly params: Readonly<Record<string, string>>;
};

/** The one way by which e-mails and text messages leave. Every one of them stands in the outbox first. */
export type Messages = {
  /** Gives whether it left, or was kept where nothing is configured to carry it. Never throws for a dead mail server. */
  send(message: Message): Promise<'kept' | 'sent' | 'failed'>;
  /** Whether messages really leave; where they do not, the console may read them. */
  readonly leaves: Readonly<Record<CodeChannel, boolean>>;
};

export function createMessages(_needs: {
  readonly outbox: Reads['identity'];
  /** The mail server; without one e-mails are kept. Text messages always are. */
  readonly mail: { readonly server: string; readonly from: string } | undefined;
  readonly log: (line: string) => void;
}): Messages {
  throw new Error('to be written');
}

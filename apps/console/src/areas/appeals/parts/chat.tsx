import type { C2cParty, ChatMessage } from '@quay/contract/c2c';
import { Icon } from '@quay/ui';
import { useState } from 'react';
import { Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { appealsWords } from '../words/index.ts';

type ChatProps = {
  readonly messages: readonly ChatMessage[];
  readonly names: Readonly<Record<C2cParty, string>>;
};

/** What the two have written, oldest first, to be read and not to be answered. */
export function Chat({ messages, names }: ChatProps) {
  const words = appealsWords.useWords();
  return (
    <Section title={words.chat} count={messages.length}>
      {messages.length === 0 ? (
        <p className="con-quiet">{words.chatNone}</p>
      ) : (
        <ol className="appeals-messages" aria-label={words.chat}>
          {messages.map((message) => (
            <li key={message.messageId}>
              <Message message={message} names={names} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function Message({ message, names }: { message: ChatMessage; names: ChatProps['names'] }) {
  const words = appealsWords.useWords();
  const { from, author, line, text, warnings, at } = message;
  // Each look brings a new link. The picture keeps its first, so that it does not blink; a click takes the newest.
  const [first] = useState(message.picture);
  const said = text ?? message.picture;
  if (said === null) {
    return (
      <p className="appeals-line q-t12 q-muted">
        {line && words.lines[line]} <Moment at={at} />
      </p>
    );
  }
  const who = from === 'payer' || from === 'seller' ? names[from] : (author ?? words.actors[from]);
  return (
    <article className={`appeals-bubble appeals-bubble--${from}`}>
      <div className={`appeals-bubble-said${warnings.length > 0 ? ' appeals-bubble-said--warned' : ''}`}>
        {text}
        {message.picture && (
          <a href={message.picture} target="_blank" rel="noreferrer">
            <img src={first ?? message.picture} alt={`${words.events.picture}, ${who}`} />
          </a>
        )}
      </div>
      {warnings.map((warning) => (
        <p key={warning} className="appeals-warning q-t12 q-warn">
          <Icon name="warn" size="xs" />
          {words.warnings[warning]}
        </p>
      ))}
      <footer className="q-t12 q-muted">
        {who}, <Moment at={at} />
        {line === 'auto-reply' && `, ${words.lines[line]}`}
      </footer>
    </article>
  );
}

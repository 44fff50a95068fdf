import type { ConversationDetail } from '@quay/contract/staff';
import { RECALL_MINUTES } from '@quay/contract/support';
import { Button, showToast } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { wordsOf } from '@quay/web-kit/request';
import { useEffect, useMemo, useState } from 'react';
import { useNow } from '../../../parts/moment.tsx';
import { useRecall } from '../acts/recall.ts';
import { fetchConversation } from '../queries/conversation.ts';
import { discard, send, type Unsent, useWriting } from '../unsent.ts';
import { supportWords } from '../words/index.ts';

type Written = ConversationDetail['messages'][number];

const PAGE = 50;

/** All messages that were ever shown here, in their order: a newer look replaces what it knows. */
function merged(known: readonly Written[], more: readonly Written[]): readonly Written[] {
  const all = new Map([...known, ...more].map((message) => [message.messageId, message]));
  return [...all.values()].sort((a, b) => a.messageId - b.messageId);
}

/** The messages, oldest first, with what is on its way below. It opens at the last one, and stays there. */
export function Messages({
  conversationId,
  found,
  name,
}: {
  conversationId: string;
  found: ConversationDetail;
  name: string;
}) {
  const words = supportWords.useWords();
  const { unsent } = useWriting(conversationId);
  const [known, setKnown] = useState<readonly Written[]>([]);
  const [ended, setEnded] = useState(found.messages.length < PAGE);
  const [loading, setLoading] = useState(false);
  const messages = useMemo(() => merged(known, found.messages), [known, found.messages]);
  useEffect(() => setKnown((before) => merged(before, found.messages)), [found.messages]);

  async function older(): Promise<void> {
    setLoading(true);
    try {
      const before = String(messages[0]!.messageId);
      const page = await fetchConversation({ conversationId, before });
      setKnown((now) => merged(page.messages, now));
      setEnded(page.messages.length < PAGE);
    } catch (failure) {
      showToast(wordsOf(failure) ?? String(failure), { tone: 'error' });
    } finally {
      setLoading(false);
    }
  }

  const lastRead = messages.findLast(
    ({ from, messageId }) => from === 'staff' && messageId <= (found.readByCustomer ?? 0),
  )?.messageId;
  return (
    <section className="support-messages" aria-label={words.messages}>
      {!ended && (
        <div className="support-older">
          <Button variant="second" size="row" loading={loading} onClick={() => void older()}>
            {words.older}
          </Button>
        </div>
      )}
      <ol aria-live="polite" aria-relevant="additions">
        {messages.map((message, at) => (
          <li key={message.messageId} className="support-line">
            <Day at={message.at} before={messages[at - 1]?.at} />
            <Bubble message={message} name={name} read={message.messageId === lastRead} />
          </li>
        ))}
        {unsent.map((one) => (
          <li key={one.clientId} className="support-line">
            <OnItsWay conversationId={conversationId} unsent={one} />
          </li>
        ))}
      </ol>
      <p className="staff-typing q-t12 q-muted" role="status">
        {found.customerTyping ? words.typing(name) : ''}
      </p>
    </section>
  );
}

/** A new day is said before its first message. */
function Day({ at, before }: { at: number; before: number | undefined }) {
  const { day } = useMoments();
  if (before !== undefined && new Date(before).toDateString() === new Date(at).toDateString()) return null;
  return <p className="support-day">{day(at)}</p>;
}

function Bubble({ message, name, read }: { message: Written; name: string; read: boolean }) {
  const words = supportWords.useWords();
  const { clock } = useMoments();
  const { from, own, author, text, recalled, at } = message;
  const late = useNow() > at + RECALL_MINUTES * 60_000;
  const { act, busy } = useRecall({ loud: true, done: () => showToast(words.takenBack, { tone: 'done' }) });
  // Each look brings a new link. The picture keeps its first, so that it does not blink; a click takes the newest.
  const [first] = useState(message.picture);
  if (from === 'system') return <p className="support-system">{words.system[text ?? ''] ?? text}</p>;
  const who = from === 'customer' ? name : own ? words.you : (author ?? words.staff);
  return (
    <article className={`support-bubble support-bubble--${from}${recalled ? ' support-bubble--recalled' : ''}`}>
      <div className="support-said">
        {recalled ? words.recalled : text}
        {message.picture && (
          <a href={message.picture} target="_blank" rel="noreferrer">
            <img src={first ?? message.picture} alt={`${words.picture}, ${who}`} />
          </a>
        )}
      </div>
      <footer className="q-t12 q-muted">
        <span>{who}</span>
        <time className="q-n" dateTime={new Date(at).toISOString()}>
          {clock(at)}
        </time>
        {read && <span>{words.read}</span>}
        {own && !recalled && !late && (
          <button
            type="button"
            className="q-act"
            aria-busy={busy || undefined}
            onClick={() => act({ messageId: message.messageId })}
          >
            {words.takeBack}
          </button>
        )}
      </footer>
    </article>
  );
}

function OnItsWay({ conversationId, unsent }: { conversationId: string; unsent: Unsent }) {
  const words = supportWords.useWords();
  const { clientId, text, why } = unsent;
  return (
    <article className="support-bubble support-bubble--staff support-bubble--unsent">
      <div className="support-said">{text}</div>
      <footer className="q-t12 q-muted">
        {why === undefined ? (
          <span>{words.sending}</span>
        ) : (
          <>
            <span className="support-failed" role="alert">
              {words.notSent}: {why}
            </span>
            <button type="button" className="q-act" onClick={() => void send(conversationId, text, clientId)}>
              {words.sendAgain}
            </button>
            <button type="button" className="q-act" onClick={() => discard(conversationId, clientId)}>
              {words.discard}
            </button>
          </>
        )}
      </footer>
    </article>
  );
}

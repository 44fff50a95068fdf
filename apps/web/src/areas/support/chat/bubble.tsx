import type { Message } from '@quay/contract/support';
import { Icon } from '@quay/ui';
import { type ReactNode, useState } from 'react';
import { exchangeNow } from '../../../request/clock.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { clockOf, dayWords } from '../times.ts';
import { supportWords } from '../words/index.ts';
import { addressOf, showAs } from './pictures.ts';
import type { Unsent } from './unsent.ts';

/** What can be looked at closer. */
export type Looking = { readonly word: string } | { readonly picture: string; readonly who: string };
type Look = (at: Looking) => void;

export function DayLine({ at }: { at: number }) {
  const words = supportWords.useWords();
  const language = usePreferences((preferences) => preferences.language);
  return (
    <li className="support-day">
      <span>{dayWords(at, exchangeNow(), language, words)}</span>
    </li>
  );
}

/** A notice of the exchange itself: it comes as the name of a sentence. */
export function NoticeLine({ message }: { message: Message }) {
  const words = supportWords.useWords();
  return (
    <li className="support-notice">
      <Icon name="clock" size="xs" />
      <span>{message.text === 'outside-hours' ? words.outsideHours : words.systemOther}</span>
    </li>
  );
}

export function Bubble({
  message,
  begins,
  seen,
  onLook,
}: {
  message: Message;
  begins: boolean;
  /** It is the last one that staff have seen. */
  seen: boolean;
  onLook: Look;
}) {
  const words = supportWords.useWords();
  const own = message.from === 'customer';
  const who = own ? words.you : message.author ? words.staffNamed(message.author) : words.staff;
  return (
    <li className={`support-message${own ? ' support-message--own' : ''}${begins ? ' support-message--begins' : ''}`}>
      {begins && !own ? <span className="support-who">{who}</span> : <span className="q-unseen">{who}</span>}
      <div className={`support-bubble${message.recalled ? ' support-bubble--recalled' : ''}`}>
        {message.antiPhishing && !message.recalled && <Word word={message.antiPhishing} onLook={onLook} />}
        {message.recalled && <span className="support-text">{words.recalled}</span>}
        {message.picture && (
          <Picture key={message.messageId} id={message.messageId} link={message.picture} who={who} onLook={onLook} />
        )}
        {message.text && (
          <span className="support-text" dir="auto">
            {message.text}
          </span>
        )}
        <Foot at={message.at}>
          {own && <Icon name="check" size="xs" />}
          {own && !seen && <span className="q-unseen">{words.sent}</span>}
        </Foot>
      </div>
      {seen && <span className="support-seen">{words.seen}</span>}
    </li>
  );
}

/** The customer's own word, by which they know that the message is from us. */
function Word({ word, onLook }: { word: string; onLook: Look }) {
  const words = supportWords.useWords();
  return (
    <button type="button" className="support-word" aria-label={words.word(word)} onClick={() => onLook({ word })}>
      <Icon name="shield" size="xs" />
      <span dir="auto">{word}</span>
    </button>
  );
}

function Picture({ id, link, who, onLook }: { id: number; link: string; who: string; onLook: Look }) {
  const words = supportWords.useWords();
  const [address, setAddress] = useState(() => addressOf(id, link));
  const [gone, setGone] = useState(false);
  function failed() {
    // The link has run out. The newest one is good.
    if (address === link) return setGone(true);
    showAs(id, link);
    setAddress(link);
  }
  if (gone) {
    return (
      <span className="support-picture support-picture--gone">
        <Icon name="camera" />
        {words.pictureGone}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="support-picture"
      aria-label={words.pictureOpen(who)}
      onClick={() => onLook({ picture: address, who })}
    >
      <img src={address} alt={words.pictureOf(who)} onError={failed} />
    </button>
  );
}

function Foot({ at, children }: { at: number; children?: ReactNode }) {
  const language = usePreferences((preferences) => preferences.language);
  return (
    <span className="support-foot">
      <time dateTime={new Date(at).toISOString()}>{clockOf(at, language)}</time>
      {children}
    </span>
  );
}

/** What the exchange has not taken yet, and what can be done about it. */
export function UnsentBubble({
  unsent,
  sending,
  begins,
  onAgain,
  onEdit,
  onDiscard,
}: {
  unsent: Unsent;
  sending: boolean;
  begins: boolean;
  onAgain: () => void;
  onEdit: () => void;
  onDiscard: () => void;
}) {
  const words = supportWords.useWords();
  const { text, fileId, preview, at, refused, unreached } = unsent;
  const waits = sending || (!refused && !unreached);
  return (
    <li className={`support-message support-message--own${begins ? ' support-message--begins' : ''}`}>
      <span className="q-unseen">{words.you}</span>
      <div className="support-bubble support-bubble--unsent">
        {fileId && (
          <span className="support-picture">
            {preview ? <img src={preview} alt={words.pictureOf(words.you)} /> : <Icon name="camera" />}
          </span>
        )}
        {text && (
          <span className="support-text" dir="auto">
            {text}
          </span>
        )}
        <Foot at={at}>
          <Icon name={refused ? 'warn' : 'clock'} size="xs" />
          {waits && <span className="q-unseen">{words.sending}</span>}
        </Foot>
      </div>
      {!waits && (
        <div className="support-unsent" role="status">
          <span className={refused ? 'support-wrong' : ''}>
            {refused ? `${words.notSent} ${refused}` : words.notSentOffline}
          </span>
          <span className="support-unsent-acts">
            <button type="button" className="support-act" onClick={onAgain}>
              {words.sendAgain}
            </button>
            {text && !fileId && (
              <button type="button" className="support-act" onClick={onEdit}>
                {words.edit}
              </button>
            )}
            <button type="button" className="support-act" onClick={onDiscard}>
              {words.discard}
            </button>
          </span>
        </div>
      )}
    </li>
  );
}

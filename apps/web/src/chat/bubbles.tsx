import { Icon } from '@quay/ui';
import { exchangeNow } from '@quay/web-kit/request';
import { type ReactNode, useState } from 'react';
import { usePreferences } from '../shell/preferences.ts';
import { addressOf, showAs } from './pictures.ts';
import { clockOf, dayWords } from './times.ts';
import type { Unsent } from './unsent.ts';
import { chatWords } from './words/index.ts';

/** What can be looked at closer. */
export type Looking = { readonly word: string } | { readonly picture: string; readonly who: string };
type Look = (at: Looking) => void;

export function DayLine({ at }: { at: number }) {
  const words = chatWords.useWords();
  const language = usePreferences((preferences) => preferences.language);
  return (
    <li className="chat-day">
      <span>{dayWords(at, exchangeNow(), language, words)}</span>
    </li>
  );
}

/** What the exchange itself says in a conversation. */
export function NoticeLine({ children }: { children: ReactNode }) {
  return (
    <li className="chat-notice">
      <Icon name="clock" size="xs" />
      <span>{children}</span>
    </li>
  );
}

type BubbleProps = {
  message: {
    readonly text: string | null;
    readonly picture: string | null;
    readonly antiPhishing: string | null;
    readonly at: number;
  };
  /** Names its picture among those of all conversations. */
  name: string;
  own: boolean;
  who: string;
  begins: boolean;
  /** It is the last one that was seen. */
  seen: boolean;
  /** In place of what was written. */
  instead?: string | undefined;
  onLook: Look;
  /** Belongs to it and stands below. */
  children?: ReactNode;
};

export function Bubble({ message, name, own, who, begins, seen, instead, onLook, children }: BubbleProps) {
  const words = chatWords.useWords();
  const hollow = instead !== undefined;
  return (
    <li className={`chat-message${own ? ' chat-message--own' : ''}${begins ? ' chat-message--begins' : ''}`}>
      {begins && !own ? <span className="chat-who">{who}</span> : <span className="q-unseen">{who}</span>}
      <div className={`chat-bubble${hollow ? ' chat-bubble--recalled' : ''}`}>
        {message.antiPhishing && !hollow && <Word word={message.antiPhishing} onLook={onLook} />}
        {hollow && <span className="chat-text">{instead}</span>}
        {message.picture && <Picture key={name} id={name} link={message.picture} who={who} onLook={onLook} />}
        {message.text && (
          <span className="chat-text" dir="auto">
            {message.text}
          </span>
        )}
        <Foot at={message.at}>
          {own && <Icon name="check" size="xs" />}
          {own && !seen && <span className="q-unseen">{words.sent}</span>}
        </Foot>
      </div>
      {seen && <span className="chat-seen">{words.seen}</span>}
      {children}
    </li>
  );
}

/** The reader's own word, by which they know that the message is from us. */
function Word({ word, onLook }: { word: string; onLook: Look }) {
  const words = chatWords.useWords();
  return (
    <button type="button" className="chat-word" aria-label={words.word(word)} onClick={() => onLook({ word })}>
      <Icon name="shield" size="xs" />
      <span dir="auto">{word}</span>
    </button>
  );
}

function Picture({ id, link, who, onLook }: { id: string; link: string; who: string; onLook: Look }) {
  const words = chatWords.useWords();
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
      <span className="chat-picture chat-picture--gone">
        <Icon name="camera" />
        {words.pictureGone}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="chat-picture"
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
    <span className="chat-foot">
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
  const words = chatWords.useWords();
  const { text, fileId, preview, at, refused, unreached } = unsent;
  const waits = sending || (!refused && !unreached);
  return (
    <li className={`chat-message chat-message--own${begins ? ' chat-message--begins' : ''}`}>
      <span className="q-unseen">{words.you}</span>
      <div className="chat-bubble chat-bubble--unsent">
        {fileId && (
          <span className="chat-picture">
            {preview ? <img src={preview} alt={words.pictureOf(words.you)} /> : <Icon name="camera" />}
          </span>
        )}
        {text && (
          <span className="chat-text" dir="auto">
            {text}
          </span>
        )}
        <Foot at={at}>
          <Icon name={refused ? 'warn' : 'clock'} size="xs" />
          {waits && <span className="q-unseen">{words.sending}</span>}
        </Foot>
      </div>
      {!waits && (
        <div className="chat-unsent" role="status">
          <span className={refused ? 'chat-wrong' : ''}>
            {refused ? `${words.notSent} ${refused}` : words.notSentOffline}
          </span>
          <span className="chat-unsent-acts">
            <button type="button" className="chat-act" onClick={onAgain}>
              {words.sendAgain}
            </button>
            {text && !fileId && (
              <button type="button" className="chat-act" onClick={onEdit}>
                {words.edit}
              </button>
            )}
            <button type="button" className="chat-act" onClick={onDiscard}>
              {words.discard}
            </button>
          </span>
        </div>
      )}
    </li>
  );
}

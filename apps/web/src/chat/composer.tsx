import { uploadTypes } from '@quay/contract/upload';
import { Icon, IconButton, TickRule } from '@quay/ui';
import { storedValue } from '@quay/web-kit/storage';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Unsent } from './unsent.ts';
import { type Attached, type Attaching, useAttached } from './use-attached.ts';
import { chatWords } from './words/index.ts';

/** What was typed stays until it is sent, for the conversations that were written in last. */
const drafts = storedValue<Readonly<Record<string, string>>>('quay.chat-drafts', {});
const DRAFTS_MAX = 20;
/** How often it is told that somebody types. */
const TYPING_EVERY_MS = 3_000;
/** From here on it is said how much room is left. */
const SAY_LEFT = 200;
/** A phone's Enter is a new line; its keyboard stands beside the button. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches;

export type Written = Pick<Unsent, 'text' | 'fileId' | 'preview'>;

type ComposerProps = {
  /** Whose draft in which conversation. */
  owner: string;
  /** Most characters of a message. */
  max: number;
  attaching: Attaching;
  /** Somebody types: called now and then. */
  onTyping?: () => void;
  /** What is to be written anew. A new one each time. */
  edited: { readonly text: string } | null;
  onSend: (written: Written) => void;
};

/** The field and its acts, above the keyboard. */
export function Composer({ owner, max, attaching, onTyping, edited, onSend }: ComposerProps) {
  const words = chatWords.useWords();
  const [text, setText] = useState(() => draftOf(owner));
  const { attached, attach, again, clear } = useAttached(attaching, words.uploadFailed);
  const field = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const typedAt = useRef(0);
  const belowId = useId();

  const [seen, setSeen] = useState(edited);
  if (seen !== edited) {
    setSeen(edited);
    if (edited) setText(text.trim() ? `${edited.text}\n${text}` : edited.text);
  }
  useLayoutEffect(() => {
    if (edited) field.current?.focus();
  }, [edited]);
  useGrowing(field, text);

  const length = [...text.trim()].length;
  const left = max - length;
  const waits = attached !== null && attached.fileId === null;
  const ready = !waits && left >= 0 && (length > 0 || attached !== null);

  function type(next: string) {
    setText(next);
    keepDraft(owner, next);
    const now = Date.now();
    if (!next.trim() || now - typedAt.current < TYPING_EVERY_MS) return;
    typedAt.current = now;
    onTyping?.();
  }

  function send() {
    if (!ready) return;
    onSend({ text: text.trim(), fileId: attached?.fileId ?? null, preview: attached?.preview ?? null });
    setText('');
    keepDraft(owner, '');
    typedAt.current = 0;
    clear({ used: true });
    field.current?.focus();
  }

  function press(event: KeyboardEvent) {
    // What an input method composes ends with Enter too.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    send();
  }

  function paste({ clipboardData }: ClipboardEvent) {
    const picture = [...clipboardData.files].find(({ type }) => type.startsWith('image/'));
    if (picture) void attach(picture);
  }

  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {attached && <AttachedPicture attached={attached} onAgain={() => void again()} onRemove={() => clear()} />}
      <div className="chat-composer-line">
        <IconButton icon="clip" quiet label={words.attach} onClick={() => chooser.current?.click()} />
        <input
          ref={chooser}
          type="file"
          hidden
          accept={uploadTypes.join(',')}
          aria-label={words.attach}
          onChange={({ currentTarget }) => {
            const [picture] = currentTarget.files ?? [];
            if (picture) void attach(picture);
            // The same one may be chosen again.
            currentTarget.value = '';
            field.current?.focus();
          }}
        />
        <textarea
          ref={field}
          className="chat-field"
          rows={1}
          dir="auto"
          aria-label={words.message}
          aria-describedby={left <= SAY_LEFT ? belowId : undefined}
          aria-invalid={left < 0 || undefined}
          placeholder={words.placeholder}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
          onPaste={paste}
        />
        <button type="submit" className="chat-send" aria-disabled={!ready} aria-label={words.send} title={words.send}>
          <Icon name="send" />
        </button>
      </div>
      {left <= SAY_LEFT && (
        <p id={belowId} className={`chat-left${left < 0 ? ' chat-left--over' : ''}`} role="status">
          {left < 0 ? words.tooMany(-left) : words.left(left)}
        </p>
      )}
    </form>
  );
}

function AttachedPicture({
  attached: { preview, share, fileId, failed },
  onAgain,
  onRemove,
}: {
  attached: Attached;
  onAgain: () => void;
  onRemove: () => void;
}) {
  const words = chatWords.useWords();
  const progress = words.uploading(Math.round(share * 100));
  return (
    <div className="chat-attached">
      <img src={preview} alt={words.picture} />
      <div className="q-grow chat-attached-state">
        {failed ? (
          <>
            <span className="chat-wrong" role="alert">
              {failed}
            </span>
            <button type="button" className="chat-act" onClick={onAgain}>
              {words.tryAgain}
            </button>
          </>
        ) : fileId ? (
          <span role="status">{words.uploaded}</span>
        ) : (
          <>
            <span>{progress}</span>
            <TickRule share={share} label={progress} />
          </>
        )}
      </div>
      <IconButton icon="close" quiet size="s" label={words.removePicture} onClick={onRemove} />
    </div>
  );
}

function draftOf(owner: string): string {
  const held = drafts.read()[owner];
  return typeof held === 'string' ? held : '';
}

function keepDraft(owner: string, text: string): void {
  const others = Object.entries(drafts.read()).filter(([other]) => other !== owner);
  drafts.write(Object.fromEntries([...others, ...(text ? [[owner, text] as const] : [])].slice(-DRAFTS_MAX)));
}

/** As high as what is in it; the style says how high at most. */
function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = text ? `${area.scrollHeight}px` : '';
  }, [field, text]);
}

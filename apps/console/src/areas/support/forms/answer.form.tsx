import type { Canned } from '@quay/contract/staff';
import { MESSAGE_MAX } from '@quay/contract/support';
import { Button, useAnnouncedAtOnce } from '@quay/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useKeys } from '../../../shell/keys.ts';
import { submitStaffTyping } from '../acts/staff-typing.ts';
import { useCannedAnswers } from '../queries/canned-answers.ts';
import { send, setDraft, useWriting } from '../unsent.ts';
import { supportWords } from '../words/index.ts';
import { CannedSheet } from './canned.sheet.tsx';

const TYPING_EVERY_MS = 3_000;

/** Ready answers that have every word that follows the slash. */
function matching(all: readonly Canned[], draft: string): readonly Canned[] {
  const wanted = draft.slice(1).toLowerCase().split(/\s+/);
  return all.filter(({ title, text }) => wanted.every((word) => `${title} ${text}`.toLowerCase().includes(word)));
}

export function AnswerForm({ conversationId }: { conversationId: string }) {
  const words = supportWords.useWords();
  const listId = useId();
  const { draft } = useWriting(conversationId);
  const field = useRef<HTMLTextAreaElement>(null);
  const saidAt = useRef(0);
  const [at, setAt] = useState(0);
  const [closed, setClosed] = useState(false);
  const [managing, setManaging] = useState(false);
  useAnnouncedAtOnce();
  const { data: canned } = useCannedAnswers();
  useKeys([{ keys: ['a'], label: words.answer, run: () => field.current?.focus() }]);

  const choosing = draft.startsWith('/') && !closed;
  const found = choosing ? matching(canned ?? [], draft) : [];
  const chosen = Math.min(at, found.length - 1);

  function write(text: string): void {
    setDraft(conversationId, text);
    setAt(0);
    if (!text.startsWith('/')) setClosed(false);
    const now = Date.now();
    if (text.trim() === '' || text.startsWith('/') || now - saidAt.current < TYPING_EVERY_MS) return;
    saidAt.current = now;
    // That somebody types is said on the way; nothing hangs on it.
    submitStaffTyping({ conversationId: Number(conversationId) }).catch(() => undefined);
  }

  function use(answer: Canned | undefined): void {
    if (answer) write(answer.text);
    setManaging(false);
    field.current?.focus();
  }

  function submit(): void {
    if (choosing || draft.trim() === '') return;
    void send(conversationId, draft.trim());
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // Enter ends a word of an input method before it ends a message.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      if (choosing) setClosed(true);
      else field.current?.blur();
    } else if (choosing && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt((chosen + step + found.length) % Math.max(1, found.length));
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (choosing) use(found[chosen]);
      else submit();
    }
  }

  return (
    <>
      <form
        className="support-answer"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {choosing && (
          <div className="support-canned">
            <div id={listId} role="listbox" aria-label={words.ready}>
              {found.map((answer, index) => (
                <div
                  key={answer.cannedId}
                  id={`${listId}-${answer.cannedId}`}
                  role="option"
                  aria-selected={index === chosen}
                  tabIndex={-1}
                  className="support-canned-row"
                  onPointerDown={(event) => {
                    event.preventDefault();
                    use(answer);
                  }}
                >
                  <span className="q-mid">{answer.title}</span>
                  <span className="q-muted q-ellipsis">{answer.text}</span>
                </div>
              ))}
            </div>
            {found.length === 0 && (
              <p className="q-muted" role="status">
                {canned?.length === 0 ? words.readyEmpty : words.readyNone}
              </p>
            )}
          </div>
        )}
        <div className="support-answer-line">
          <textarea
            ref={field}
            rows={2}
            aria-label={words.answer}
            placeholder={words.placeholder}
            maxLength={MESSAGE_MAX}
            value={draft}
            aria-autocomplete="list"
            aria-controls={choosing ? listId : undefined}
            aria-activedescendant={choosing && found[chosen] ? `${listId}-${found[chosen].cannedId}` : undefined}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <Button type="submit" size="row" aria-disabled={draft.trim() === '' || choosing || undefined}>
            {words.send}
          </Button>
        </div>
        <div className="support-answer-below q-t12 q-muted">
          <span>{words.answerHint}</span>
          <button type="button" className="q-act" onClick={() => setManaging(true)}>
            {words.ready} <kbd>/</kbd>
          </button>
        </div>
      </form>
      <CannedSheet open={managing} onClose={() => setManaging(false)} all={canned ?? []} onUse={use} />
    </>
  );
}

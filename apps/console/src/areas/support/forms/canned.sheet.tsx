import type { Canned } from '@quay/contract/staff';
import { Button, Field, Segments, Sheet } from '@quay/ui';
import { isSpoken, languageFacts, languages } from '@quay/words';
import { useState } from 'react';
import { LongField } from '../../../parts/long-field.tsx';
import { usePreferences } from '../../../shell/preferences.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { useDeleteCanned } from '../acts/delete-canned.ts';
import { useSaveCanned } from '../acts/save-canned.ts';
import { supportWords } from '../words/index.ts';

const TITLE_MAX = 80;
const TEXT_MAX = 2_000;

type CannedSheetProps = {
  readonly open: boolean;
  onClose(): void;
  readonly all: readonly Canned[];
  onUse(answer: Canned): void;
};

/** The answers that all of support share: to use, to write and to change. */
export function CannedSheet({ open, onClose, all, onUse }: CannedSheetProps) {
  const words = supportWords.useWords();
  const shell = shellWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} title={words.ready} closeLabel={shell.close}>
      <Shelf all={all} onUse={onUse} />
    </Sheet>
  );
}

function Shelf({ all, onUse }: Pick<CannedSheetProps, 'all' | 'onUse'>) {
  const words = supportWords.useWords();
  const [edited, setEdited] = useState<Canned | 'new'>();
  // What all of support uses is deleted by a second press.
  const [doomed, setDoomed] = useState<number>();
  const remove = useDeleteCanned();
  if (edited) {
    return <CannedForm answer={edited === 'new' ? undefined : edited} onDone={() => setEdited(undefined)} />;
  }
  return (
    <div className="con-form">
      {all.length === 0 ? (
        <p className="q-muted">{words.readyEmpty}</p>
      ) : (
        <ul className="support-shelf">
          {all.map((answer) => (
            <li key={answer.cannedId}>
              <p>
                <span className="q-mid">{answer.title}</span>{' '}
                <span className="q-t12 q-muted">
                  {isSpoken(answer.language) ? languageFacts(answer.language).name : answer.language}
                </span>
              </p>
              <p className="q-muted support-shelf-text">{answer.text}</p>
              <div className="support-shelf-acts">
                <button type="button" className="q-act" onClick={() => onUse(answer)}>
                  {words.readyUse}
                </button>
                <button type="button" className="q-act" onClick={() => setEdited(answer)}>
                  {words.readyEdit}
                </button>
                <button
                  type="button"
                  className="q-act"
                  onClick={() =>
                    doomed === answer.cannedId ? remove.act({ cannedId: answer.cannedId }) : setDoomed(answer.cannedId)
                  }
                >
                  {doomed === answer.cannedId ? words.readyDeleteNow : words.readyDelete}
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Button variant="second" wide onClick={() => setEdited('new')}>
        {words.readyAdd}
      </Button>
    </div>
  );
}

function CannedForm({ answer, onDone }: { answer: Canned | undefined; onDone: () => void }) {
  const words = supportWords.useWords();
  const reader = usePreferences((chosen) => chosen.language);
  const [title, setTitle] = useState(answer?.title ?? '');
  const [text, setText] = useState(answer?.text ?? '');
  const [language, setLanguage] = useState(languages.find((one) => one === answer?.language) ?? reader);
  const { act, busy, refusal } = useSaveCanned({ done: onDone });
  const whole = title.trim() !== '' && text.trim() !== '';
  return (
    <form
      className="con-form"
      onSubmit={(event) => {
        event.preventDefault();
        const named = answer ? { cannedId: answer.cannedId } : {};
        if (whole) act({ title: title.trim(), text: text.trim(), language, ...named });
      }}
    >
      <Field label={words.readyTitle} value={title} onChange={setTitle} maxLength={TITLE_MAX} />
      <LongField
        label={words.readyText}
        value={text}
        onChange={setText}
        maxLength={TEXT_MAX}
        rows={5}
        error={refusal?.words}
      />
      <Segments
        label={words.readyLanguage}
        items={languages.map((id) => ({ id, label: languageFacts(id).name }))}
        value={language}
        onChange={setLanguage}
      />
      <Button wide loading={busy} loadingLabel={words.readySaving} type="submit" aria-disabled={!whole || undefined}>
        {words.readySave}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {words.readyBack}
      </Button>
    </form>
  );
}

import type { Language } from '@quay/contract/identity';
import type { EditedHelpArticle, HelpVersion } from '@quay/contract/staff';
import { Button, Field, Pill, showToast, Tabs } from '@quay/ui';
import { languageFacts, languages } from '@quay/words';
import { useId, useState } from 'react';
import { Detail } from '../../../parts/detail.tsx';
import { LongField } from '../../../parts/long-field.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { paths } from '../../../paths.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { useSaveHelpArticle } from '../acts/save-help-article.ts';
import { useHelpVersions } from '../queries/help-versions.ts';
import { setTyped, useTyped } from '../typed.ts';
import { helpWords } from '../words/index.ts';

const TITLE_MAX = 120;
const TEXT_MAX = 20_000;

/** Where an article is written anew, a tab a language, with the versions before below. */
export function HelpArticleEditor({ of }: { of: EditedHelpArticle }) {
  const words = helpWords.useWords();
  const reader = usePreferences((chosen) => chosen.language);
  const panelId = useId();
  const [language, setLanguage] = useState<Language>(reader);
  const { articleId } = of;
  const shown = of.words[language]!;
  const typed = useTyped(articleId, language);
  const now = typed ?? { title: shown.title, text: shown.text, after: shown.version };
  const isChanged = now.title.trim() !== shown.title || now.text.trim() !== shown.text;
  const isWhole = now.title.trim() !== '' && now.text.trim() !== '';
  const versions = useHelpVersions(articleId, language);
  const { act, busy, refusal, forget } = useSaveHelpArticle({
    done() {
      setTyped(articleId, language, undefined);
      showToast(words.saved, { tone: 'done' });
    },
  });
  const write = (change: { title?: string; text?: string }) => {
    forget();
    setTyped(articleId, language, { ...now, ...change });
  };
  return (
    <Detail
      title={shown.title}
      pills={
        <>
          <Pill>{shown.version > 1 ? words.version(shown.version) : words.asShipped}</Pill>
          {isChanged && <Pill tone="warn">{words.changed}</Pill>}
        </>
      }
      sub={words.topic[of.topic]}
      listPath={paths.help}
      foot={
        <div className="q-row q-gap-4">
          <p className="q-grow q-muted" role="status">
            {refusal && <span className="con-form-error">{refusal.words}</span>}
          </p>
          {isChanged && (
            <Button variant="quiet" onClick={() => setTyped(articleId, language, undefined)}>
              {words.undo}
            </Button>
          )}
          <Button
            size="row"
            loading={busy}
            loadingLabel={words.saving}
            aria-disabled={!isChanged || !isWhole || undefined}
            onClick={() =>
              isChanged &&
              isWhole &&
              act({ articleId, language, title: now.title.trim(), text: now.text.trim(), after: now.after })
            }
          >
            {words.save}
          </Button>
        </div>
      }
    >
      <div className="con-section con-section--wide">
        <Tabs
          label={words.language}
          gutter="flush"
          panelId={panelId}
          value={language}
          onChange={setLanguage}
          items={languages.map((one) => ({ id: one, label: languageFacts(one).name }))}
        />
        <div
          id={panelId}
          role="tabpanel"
          aria-label={languageFacts(language).name}
          className="con-form"
          lang={languageFacts(language).tag}
        >
          <Field label={words.title} value={now.title} maxLength={TITLE_MAX} onChange={(title) => write({ title })} />
          <LongField
            label={words.text}
            rows={16}
            value={now.text}
            maxLength={TEXT_MAX}
            below={words.textBelow}
            onChange={(text) => write({ text })}
          />
          <h3>{words.versions}</h3>
          {versions.data && versions.data.length < 2 && <p className="q-muted">{words.noneBefore}</p>}
          {versions.data?.slice(1).map((one) => (
            <Version key={one.version} of={one} onTake={() => write({ title: one.title, text: one.text })} />
          ))}
        </div>
      </div>
    </Detail>
  );
}

function Version({ of: { version, title, text, by, at }, onTake }: { of: HelpVersion; onTake: () => void }) {
  const words = helpWords.useWords();
  return (
    <details>
      <summary>
        {words.version(version)} {by ? words.by(by) : words.asShipped} {at !== undefined && <Moment at={at} />}
      </summary>
      <p>{title}</p>
      <p style={{ whiteSpace: 'pre-line' }}>{text}</p>
      <Button variant="second" size="row" onClick={onTake}>
        {words.take}
      </Button>
    </details>
  );
}

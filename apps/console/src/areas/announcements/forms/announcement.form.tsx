import type { Language } from '@quay/contract/identity';
import type { EditedAnnouncement } from '@quay/contract/staff';
import { Button, Field, Pill, Sheet, showToast, Tabs, Toggle } from '@quay/ui';
import { navigate, withQuery } from '@quay/web-kit/router';
import { languageFacts, languages } from '@quay/words';
import { useId, useState } from 'react';
import { Detail } from '../../../parts/detail.tsx';
import { LongField } from '../../../parts/long-field.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { paths } from '../../../paths.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { useDeleteAnnouncement } from '../acts/delete-announcement.ts';
import { useSaveAnnouncement } from '../acts/save-announcement.ts';
import {
  blank,
  changedLanguages,
  type Edited,
  editedOf,
  lacks,
  setTyped,
  type Text,
  trimmed,
  unfinishedLanguages,
  useTyped,
} from '../edited.ts';
import { Preview } from '../parts/preview.tsx';
import { announcementsWords } from '../words/index.ts';

const TITLE_MAX = 120;
const TEXT_MAX = 20_000;

type Way = 'save' | 'publish' | 'take-down';

/** Where an announcement is written, a tab a language, with the app's own look beside it. */
export function AnnouncementEditor({ id, saved }: { id: string; saved: EditedAnnouncement | undefined }) {
  const words = announcementsWords.useWords();
  const reader = usePreferences((chosen) => chosen.language);
  const panelId = useId();
  const [language, setLanguage] = useState<Language>(reader);
  const [way, setWay] = useState<Way>('save');
  const [removing, setRemoving] = useState(false);
  const typed = useTyped(id);
  const before = editedOf(saved);
  const now: Edited = {
    pinned: typed?.pinned ?? before.pinned,
    // Of a language that nobody typed in here, what is saved: somebody else may have written it meanwhile.
    words: { ...before.words, ...typed?.words },
  };
  const isPublished = saved?.published ?? false;
  const changed = changedLanguages(now, before);
  const isChanged = changed.length > 0 || now.pinned !== before.pinned;
  const shown = now.words[language] ?? blank;
  const missing = unfinishedLanguages(now.words);
  const missingNames = missing.map((one) => languageFacts(one).name).join(', ');

  const { act, busy, refusal, forget } = useSaveAnnouncement({
    done({ announcementId }) {
      setTyped(id, undefined);
      const said = { save: words.saved, publish: words.published, 'take-down': words.takenDown };
      showToast(said[way], { tone: 'done' });
      if (!saved) navigate(withQuery(paths.announcement(announcementId), location.search), { replace: true });
    },
  });
  const set = (change: Partial<Edited>) => {
    forget();
    setTyped(id, { ...typed, ...change });
  };
  const write = (change: Partial<Text>) => set({ words: { ...typed?.words, [language]: { ...shown, ...change } } });

  function run(wanted: Way): void {
    setWay(wanted);
    act({
      ...(saved && { announcementId: saved.announcementId }),
      pinned: now.pinned,
      published: wanted === 'publish' || (wanted === 'save' && isPublished),
      words: Object.fromEntries(changed.map((one) => [one, trimmed(now.words[one] ?? blank)])),
    });
  }

  const title = [shown.title, ...languages.map((one) => now.words[one]?.title ?? '')].find((one) => one.trim() !== '');
  return (
    <Detail
      title={title ?? (saved ? words.untitled : words.newTitle)}
      pills={
        <>
          <Pill tone={isPublished ? 'rise' : 'neutral'}>{words.states[isPublished ? 'published' : 'draft']}</Pill>
          {now.pinned && <Pill>{words.pinned}</Pill>}
          {isChanged && <Pill tone="warn">{words.changed}</Pill>}
        </>
      }
      sub={
        saved && (
          <>
            {words.writtenBy(saved.by)}, <Moment at={saved.at} />
          </>
        )
      }
      acts={
        saved && (
          <Button variant="second" size="row" onClick={() => setRemoving(true)}>
            {words.remove}
          </Button>
        )
      }
      listPath={paths.announcements}
      foot={
        <div className="announcements-foot">
          <p className="announcements-said q-muted" role="status">
            {refusal ? (
              <span className="announcements-wrong">{refusal.words}</span>
            ) : (
              missing.length > 0 && words.publishNeeds(missingNames)
            )}
          </p>
          {isChanged && (
            <Button variant="quiet" onClick={() => setTyped(id, undefined)}>
              {words.undo}
            </Button>
          )}
          {isPublished && (
            <Button
              variant="second"
              size="row"
              loading={busy && way === 'take-down'}
              loadingLabel={words.takingDown}
              onClick={() => run('take-down')}
            >
              {words.takeDown}
            </Button>
          )}
          <Button
            variant={isPublished ? 'main' : 'second'}
            size="row"
            loading={busy && way === 'save'}
            loadingLabel={words.saving}
            aria-disabled={!isChanged || (isPublished && missing.length > 0) || undefined}
            onClick={() => isChanged && !(isPublished && missing.length > 0) && run('save')}
          >
            {isPublished ? words.saveChanges : words.save}
          </Button>
          {!isPublished && (
            <Button
              size="row"
              loading={busy && way === 'publish'}
              loadingLabel={words.publishing}
              aria-disabled={missing.length > 0 || undefined}
              onClick={() => missing.length === 0 && run('publish')}
            >
              {words.publish}
            </Button>
          )}
        </div>
      }
    >
      <div className="announcements-editor">
        <section className="announcements-write">
          <Tabs
            label={words.language}
            gutter="flush"
            panelId={panelId}
            value={language}
            onChange={setLanguage}
            items={languages.map((one) => {
              const lack = lacks(now.words[one]);
              return {
                id: one,
                label: languageFacts(one).name,
                count: (
                  <span className={lack ? 'q-warn q-t12' : 'q-t12'}>{lack ? words.lacks[lack] : words.whole}</span>
                ),
              };
            })}
          />
          <div
            id={panelId}
            role="tabpanel"
            aria-label={languageFacts(language).name}
            className="con-form"
            lang={languageFacts(language).tag}
          >
            <Field
              label={words.title}
              value={shown.title}
              maxLength={TITLE_MAX}
              onChange={(next) => write({ title: next })}
            />
            <LongField
              className="announcements-text"
              label={words.text}
              rows={12}
              value={shown.text}
              maxLength={TEXT_MAX}
              below={words.textBelow}
              onChange={(next) => write({ text: next })}
            />
          </div>
          <Toggle checked={now.pinned} onChange={(pinned) => set({ pinned })}>
            {words.pin}
          </Toggle>
        </section>
        <Preview words={shown} language={language} at={saved?.at ?? Date.now()} pinned={now.pinned} />
      </div>
      {saved && (
        <Remove saved={saved} open={removing} onClose={() => setRemoving(false)} title={title ?? words.untitled} />
      )}
    </Detail>
  );
}

function Remove(props: { saved: EditedAnnouncement; open: boolean; onClose: () => void; title: string }) {
  const { saved, open, onClose, title } = props;
  const words = announcementsWords.useWords();
  const shell = shellWords.useWords();
  const { act, busy, refusal } = useDeleteAnnouncement({
    done() {
      setTyped(String(saved.announcementId), undefined);
      showToast(words.removed, { tone: 'done' });
      navigate(withQuery(paths.announcements, location.search));
    },
  });
  return (
    <Sheet open={open} onClose={onClose} title={words.removeTitle(title)} closeLabel={shell.close}>
      <div className="con-form">
        <p className="q-muted">{words.removeWords}</p>
        {refusal && (
          <p className="con-form-error" role="alert">
            {refusal.words}
          </p>
        )}
        <Button
          wide
          loading={busy}
          loadingLabel={words.removing}
          onClick={() => act({ announcementId: saved.announcementId })}
        >
          {words.removeAct}
        </Button>
      </div>
    </Sheet>
  );
}

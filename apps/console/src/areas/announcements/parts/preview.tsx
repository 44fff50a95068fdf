import type { Language } from '@quay/contract/identity';
import { Icon, Pill } from '@quay/ui';
import { dateFormat } from '@quay/web-kit/format';
import { languageFacts } from '@quay/words';
import type { Text } from '../edited.ts';
import { announcementsWords } from '../words/index.ts';

type PreviewProps = { words: Text; language: Language; at: number; pinned: boolean };

/** What is written, as a phone shows it in the app: plain paragraphs, at the app's own width and sizes. */
export function Preview({ words: { title, text }, language, at, pinned }: PreviewProps) {
  const words = announcementsWords.useWords();
  const { tag } = languageFacts(language);
  const day = dateFormat(tag, { dateStyle: 'long' }).format(at);
  const paragraphs = text
    .split(/\n[^\S\n]*\n\s*/)
    .map((said) => said.trim())
    .filter((said) => said !== '')
    .map((said, place) => ({ key: `paragraph ${place}`, said }));
  return (
    <section className="announcements-preview" aria-label={words.preview}>
      <p className="q-t12 q-muted">{words.preview}</p>
      <div className="announcements-phone" lang={tag}>
        <div className="announcements-bar">
          <Icon name="back" />
        </div>
        <div className="announcements-page">
          <p dir="auto" className={`announcements-title${title.trim() === '' ? ' q-faint' : ''}`}>
            {title.trim() || words.previewTitle}
          </p>
          <p className="announcements-date q-muted">
            {pinned && <Pill tone="accent">{words.pinned}</Pill>}
            <span>{day}</span>
          </p>
          <div className="announcements-body">
            {paragraphs.length === 0 ? (
              <p className="q-faint">{words.previewText}</p>
            ) : (
              paragraphs.map(({ key, said }) => (
                <p key={key} dir="auto">
                  {said}
                </p>
              ))
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

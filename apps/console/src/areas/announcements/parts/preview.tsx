import type { Language } from '@quay/contract/identity';
import { Icon, Tag } from '@quay/ui';
import { tongues } from '@quay/words';
import type { Text } from '../edited.ts';
import { announcementsWords } from '../words/index.ts';

type PreviewProps = { words: Text; language: Language; at: number; pinned: boolean };

/** What is written, as a phone shows it in the app: plain paragraphs, at the app's own width and sizes. */
export function Preview({ words: { title, text }, language, at, pinned }: PreviewProps) {
  const words = announcementsWords.use();
  const { tag } = tongues[language];
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(at);
  const paragraphs = text.trim().split(/\n\s*\n/);
  return (
    <section className="announcements-preview" aria-label={words.preview}>
      <p className="q-t12 q-muted">{words.preview}</p>
      <div className="announcements-phone" lang={tag}>
        <div className="announcements-bar">
          <Icon name="back" />
        </div>
        <div className="announcements-page">
          <p className={`announcements-title${title.trim() === '' ? ' q-faint' : ''}`}>
            {title.trim() || words.previewTitle}
          </p>
          <p className="announcements-date q-muted">
            {day} {pinned && <Tag>{words.pinned}</Tag>}
          </p>
          <div className="announcements-body">
            {text.trim() === '' ? (
              <p className="q-faint">{words.previewText}</p>
            ) : (
              paragraphs.map((paragraph, index) => <p key={`${index} ${paragraph.slice(0, 20)}`}>{paragraph}</p>)
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

import { Icon } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { firstAnnouncementQuery } from '../../../announcements/queries/announcements.ts';
import { paths } from '../../../paths.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { marketAreaWords } from '../words/index.ts';

/** What we have to say to everybody, in one line. Nothing stands here while there is nothing to say. */
export function AnnouncementStrip() {
  const words = marketAreaWords.useWords();
  const language = usePreferences((preferences) => preferences.language);
  const { data: first } = useQuery(firstAnnouncementQuery(language));
  if (!first) return null;
  return (
    <div className="home-news">
      <Link className="home-news-first" to={paths.announceDetail(first.announcementId)}>
        <Icon name="news" size="s" className="q-muted" />
        <span className="q-ellipsis" dir="auto">
          {first.title}
        </span>
      </Link>
      <Link
        className="home-news-all"
        to={paths.announce()}
        aria-label={words.announcements}
        title={words.announcements}
      >
        <Icon name="list" size="s" className="q-muted" />
      </Link>
    </div>
  );
}

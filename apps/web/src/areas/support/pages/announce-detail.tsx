import { type Announcement, announcement as refusals } from '@quay/contract/announcement';
import { AppBar, buttonClass, Empty, ErrorRow, Pill, SkeletonRows } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { Refusal } from '@quay/web-kit/request';
import { Link, useBack, useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { announcementQuery } from '../../../announcements/queries/announcement-detail.ts';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { paragraphsOf } from '../paragraphs.ts';
import { supportWords } from '../words/index.ts';
import '../announce.css';

const GONE: readonly string[] = [refusals['announcement-unknown'].reason];
/** What an id looks like; anything else in the address names nothing. */
const ID = /^[1-9][0-9]{0,14}$/;

/** One announcement, whole. */
export default function AnnounceDetail() {
  const words = supportWords.useWords();
  const back = useBack(paths.announce());
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const language = usePreferences((preferences) => preferences.language);
  const known = ID.test(id);
  const found = useQuery({ ...announcementQuery(id, language), enabled: known });
  const gone = !known || (found.error instanceof Refusal && GONE.includes(found.error.reason));
  useTitle(found.data?.title ?? words.announcements);
  return (
    <div className="support-page">
      {/* The heading is the announcement's own as soon as it is there. */}
      <AppBar onBack={back} backLabel={words.back} {...(!found.data && { title: words.announcements })} />
      {gone ? (
        <Empty
          title={words.detailGone}
          act={
            <Link className={buttonClass({ variant: 'second', wide: true })} to={paths.announce()}>
              {words.seeAll}
            </Link>
          }
        >
          {words.detailGoneWhy}
        </Empty>
      ) : found.data ? (
        <Article of={found.data} />
      ) : found.isError ? (
        <ErrorRow
          title={words.detailFailed}
          retryLabel={words.tryAgain}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        >
          {words.announceFailedWhy}
        </ErrorRow>
      ) : (
        <SkeletonRows label={words.announceLoading} disc={false} rows={3} />
      )}
    </div>
  );
}

/** Text and nothing else: what looks like a link leads nowhere. */
function Article({ of: { title, text, pinned, at } }: { of: Announcement }) {
  const words = supportWords.useWords();
  const figures = useFigures();
  return (
    <article className="support-article">
      <h1 dir="auto">{title}</h1>
      <div className="support-news-foot">
        {pinned && <Pill tone="accent">{words.pinned}</Pill>}
        <time dateTime={new Date(at).toISOString()}>{figures.date(at)}</time>
      </div>
      {paragraphsOf(text).map(({ key, words: said }) => (
        <p key={key} dir="auto">
          {said}
        </p>
      ))}
    </article>
  );
}

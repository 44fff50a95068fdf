import type { AnnouncementHead } from '@quay/contract/announcement';
import { AppBar, Button, buttonClass, Empty, ErrorRow, Icon, Pill, SkeletonRows } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { Link, useBack } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { announcementsQuery } from '../../../announcements/queries/announcements.ts';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { supportWords } from '../words/index.ts';
import '../announce.css';

/** What the exchange has to say to everybody. */
export default function Announce() {
  const words = supportWords.useWords();
  const back = useBack(paths.home());
  const language = usePreferences((preferences) => preferences.language);
  const news = useInfiniteQuery(announcementsQuery(language));
  const all = news.data?.pages.flat();
  useTitle(words.announcements);
  return (
    <div className="support-page">
      <AppBar title={words.announcements} onBack={back} backLabel={words.back} />
      {!all && news.isError && (
        <ErrorRow
          title={words.announceFailed}
          retryLabel={words.tryAgain}
          retrying={news.isFetching}
          onRetry={() => void news.refetch()}
        >
          {words.announceFailedWhy}
        </ErrorRow>
      )}
      {!all && !news.isError && <SkeletonRows label={words.announceLoading} disc={false} />}
      {all?.length === 0 && (
        <Empty
          title={words.announceNone}
          act={
            <Link className={buttonClass({ variant: 'second', wide: true })} to={paths.home()}>
              {words.toHome}
            </Link>
          }
        >
          {words.announceNoneWhy}
        </Empty>
      )}
      {all && all.length > 0 && (
        <ul aria-label={words.announcements}>
          {all.map((one) => (
            <li key={one.announcementId}>
              <News one={one} />
            </li>
          ))}
        </ul>
      )}
      {news.isFetchNextPageError ? (
        <ErrorRow
          title={words.moreFailed}
          retryLabel={words.tryAgain}
          retrying={news.isFetching}
          onRetry={() => void news.fetchNextPage()}
        >
          {words.moreFailedWhy}
        </ErrorRow>
      ) : (
        news.hasNextPage && (
          <div className="support-more">
            <Button variant="second" wide loading={news.isFetchingNextPage} onClick={() => void news.fetchNextPage()}>
              {words.more}
            </Button>
          </div>
        )
      )}
    </div>
  );
}

function News({ one: { announcementId, title, pinned, at } }: { one: AnnouncementHead }) {
  const words = supportWords.useWords();
  const figures = useFigures();
  return (
    <Link className="support-news" to={paths.announceDetail(announcementId)}>
      <span className="q-grow">
        <span className="support-news-title" dir="auto">
          {title}
        </span>
        <span className="support-news-foot">
          {pinned && <Pill tone="accent">{words.pinned}</Pill>}
          <time dateTime={new Date(at).toISOString()}>{figures.date(at)}</time>
        </span>
      </span>
      <Icon name="right" size="xs" className="q-faint" />
    </Link>
  );
}

import { ErrorRow, SkeletonRows } from '@quay/ui';
import { Redirect, useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { shellWords } from '../../../shell/words/index.ts';
import { AdvertiserPage } from '../advertisers/advertiser-page.tsx';
import { ReviewSaid } from '../advertisers/review-row.tsx';
import { c2cPaths } from '../paths.ts';
import { reviewQuery } from '../queries/advertiser-reviews.ts';
import { advertiserWords } from '../words/advertisers/index.ts';

/** One review in full. */
export default function AdvertiserReview() {
  const words = advertiserWords.useWords();
  const [search] = useSearchParams();
  const reviewId = Number(search.get('review'));
  return (
    <AdvertiserPage title={words.review} backTo={c2cPaths.advertiserHistory}>
      {({ userId }) => <Review userId={userId} reviewId={reviewId} />}
    </AdvertiserPage>
  );
}

function Review({ userId, reviewId }: { userId: number; reviewId: number }) {
  const words = advertiserWords.useWords();
  const shell = shellWords.useWords();
  const review = useQuery({ ...reviewQuery(userId, reviewId), enabled: reviewId > 0 });
  if (!(reviewId > 0) || review.data === null) return <Redirect to={c2cPaths.advertiserHistory(userId)} />;
  if (review.data) {
    return (
      <div className="advertiser-review">
        <ReviewSaid review={review.data} isWhole />
      </div>
    );
  }
  if (!review.isError) return <SkeletonRows label={shell.loading} rows={1} disc={false} />;
  return (
    <ErrorRow
      title={words.failed}
      retryLabel={shell.tryAgain}
      retrying={review.isFetching}
      onRetry={() => void review.refetch()}
    >
      {words.failedWhy}
    </ErrorRow>
  );
}

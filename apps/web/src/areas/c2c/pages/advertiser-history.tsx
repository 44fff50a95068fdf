import type { Advertiser } from '@quay/contract/c2c';
import { Chip, Empty } from '@quay/ui';
import { Link, useSearchParams } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EndlessList } from '../../../records/endless-list.tsx';
import { AdvertiserPage } from '../advertisers/advertiser-page.tsx';
import { ReviewSaid } from '../advertisers/review-row.tsx';
import { c2cPaths } from '../paths.ts';
import { reviewsQuery } from '../queries/advertiser-reviews.ts';
import { advertiserWords } from '../words/advertisers/index.ts';

const kinds = ['all', 'good', 'bad'] as const;
type Kind = (typeof kinds)[number];
const goodOf: Readonly<Record<Kind, boolean | undefined>> = { all: undefined, good: true, bad: false };

/** What others say of an advertiser, newest first. */
export default function AdvertiserHistory() {
  const words = advertiserWords.useWords();
  return (
    <AdvertiserPage title={words.reviews} backTo={c2cPaths.advertiser}>
      {(advertiser) => <Reviews advertiser={advertiser} />}
    </AdvertiserPage>
  );
}

function Reviews({ advertiser: { userId, reputation } }: { advertiser: Advertiser }) {
  const words = advertiserWords.useWords();
  const [search, setSearch] = useSearchParams();
  const kind = kinds.find((one) => one === search.get('kind')) ?? 'all';
  const counts = { all: reputation.good + reputation.bad, good: reputation.good, bad: reputation.bad };
  const reviews = useInfiniteQuery(reviewsQuery(userId, goodOf[kind]));
  return (
    <>
      <div className="advertiser-chips">
        {kinds.map((one) => (
          <Chip
            key={one}
            outlined
            pressed={one === kind}
            onClick={() => setSearch({ user: String(userId), ...(one !== 'all' && { kind: one }) }, { replace: true })}
          >
            {words.kinds[one]} <span className="q-n">{counts[one]}</span>
          </Chip>
        ))}
      </div>
      <EndlessList
        key={kind}
        label={words.reviews}
        pages={reviews}
        keyOf={({ reviewId }) => reviewId}
        row={(review) => (
          <Link className="advertiser-review" to={c2cPaths.advertiserReview(userId, review.reviewId)}>
            <ReviewSaid review={review} isWhole={false} />
          </Link>
        )}
        empty={<Empty title={words.noReviews[kind]}>{words.noReviewsWhy}</Empty>}
      />
    </>
  );
}

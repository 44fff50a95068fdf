import type { C2cReview } from '@quay/contract/c2c';
import { Pill } from '@quay/ui';
import { useFigures } from '../../../shell/figures.ts';
import { advertiserWords } from '../words/advertisers/index.ts';

/** What somebody said after a completed order. */
export function ReviewSaid({ review, isWhole }: { review: C2cReview; isWhole: boolean }) {
  const words = advertiserWords.useWords();
  const figures = useFigures();
  return (
    <>
      <span className="advertiser-review-line">
        <span className="q-mid">{review.name}</span>
        <Pill tone={review.good ? 'rise' : 'fall'}>{review.good ? words.good : words.bad}</Pill>
      </span>
      <span
        className={`q-block ${isWhole ? 'advertiser-review-text' : 'q-ellipsis'}${review.text === '' ? ' q-muted' : ''}`}
      >
        {review.text === '' ? words.noText : review.text}
      </span>
      <span className="q-block q-t12 q-muted q-n">{figures.dateTime(review.at)}</span>
    </>
  );
}

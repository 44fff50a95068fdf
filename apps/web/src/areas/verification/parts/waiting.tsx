import './verification.css';
import type { VerificationStatus } from '@quay/contract/verification';
import { buttonClass, Timeline } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { verificationWords } from '../words/index.ts';

/** It is sent. What happens now, until when, and that nobody has to wait here. */
export function Waiting({ title, status }: { title: string; status: VerificationStatus }) {
  const words = verificationWords.useWords();
  const figures = useFigures();
  const reviewing = status.state === 'reviewing';
  return (
    <ColumnPage title={title} backTo={paths.authentication()}>
      <h2 className="q-t24">{reviewing ? words.waiting.reviewing : words.waiting.applied}</h2>
      <p className="verification-lead">{words.waiting.lead}</p>
      <div className="verification-timeline" aria-live="polite">
        <Timeline
          label={words.waiting.steps}
          steps={[
            {
              id: 'sent',
              state: 'done',
              title: words.waiting.sent,
              ...(status.appliedAt !== null && { time: figures.dateTime(status.appliedAt) }),
            },
            {
              id: 'review',
              state: 'now',
              title: reviewing ? words.waiting.isRead : words.waiting.isNext,
            },
            {
              id: 'decision',
              state: 'next',
              title: words.waiting.decision,
              ...(status.dueAt !== null && { time: words.by(figures.date(status.dueAt)) }),
            },
          ]}
        />
      </div>
      <div className="verification-acts">
        <Link className={buttonClass({ variant: 'second', wide: true })} to={paths.authentication()}>
          {words.waiting.toLevels}
        </Link>
      </div>
    </ColumnPage>
  );
}

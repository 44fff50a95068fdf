import '../parts/verification.css';
import type { VerificationStatus } from '@quay/contract/verification';
import { buttonClass, Empty } from '@quay/ui';
import { Link, Redirect } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { AdvancedForm } from '../forms/advanced.form.tsx';
import { NotaryForm } from '../forms/notary.form.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Rejection } from '../parts/rejection.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { highQuery } from '../queries/high-detail.ts';
import { statusOf, useProgress } from '../queries/progress.ts';
import { verificationWords } from '../words/index.ts';

/** Advanced verification, and notary verification once that has passed. */
export default function AdvancedCtf() {
  const words = verificationWords.useWords();
  const progress = useProgress();
  const { title, before, beforeWhy, beforeAct } = words.advanced;
  return (
    <Loaded query={progress} title={title} backTo={paths.authentication()}>
      {({ kinds }) =>
        statusOf(kinds, 'basic')?.state === 'passed' ? (
          <High />
        ) : (
          <ColumnPage title={title} backTo={paths.authentication()}>
            <Empty
              title={before}
              act={
                <Link className={buttonClass({ wide: true })} to={paths.identity()}>
                  {beforeAct}
                </Link>
              }
            >
              {beforeWhy}
            </Empty>
          </ColumnPage>
        )
      }
    </Loaded>
  );
}

function High() {
  const words = verificationWords.useWords();
  const detail = useQuery(highQuery);
  const { title } = words.advanced;
  return (
    <Loaded query={detail} title={title} backTo={paths.authentication()}>
      {({ status, fields, notary }) => {
        if (status.state !== 'passed') {
          if (waits(status)) return <Waiting title={title} status={status} />;
          return <AdvancedForm key={basisOf(status)} {...again(status)} sent={isRejected(status) ? fields : null} />;
        }
        if (notary.status.state === 'passed') return <Redirect to={paths.verified()} />;
        if (waits(notary.status)) return <Waiting title={words.notary.title} status={notary.status} />;
        return (
          <NotaryForm
            key={`notary ${basisOf(notary.status)}`}
            {...again(notary.status)}
            sent={isRejected(notary.status) ? notary.fields : null}
          />
        );
      }}
    </Loaded>
  );
}

const waits = ({ state }: VerificationStatus) => state === 'applied' || state === 'reviewing';
const isRejected = ({ state }: VerificationStatus) => state === 'rejected';
/** Each decision begins a form of its own. */
const basisOf = ({ decidedAt }: VerificationStatus) => String(decidedAt ?? '');

function again(status: VerificationStatus) {
  const { reason, remark } = status;
  const rejected = isRejected(status);
  return {
    basis: basisOf(status),
    reason: rejected ? (reason ?? 'other') : null,
    head: rejected && <Rejection reason={reason} remark={remark} />,
  } as const;
}

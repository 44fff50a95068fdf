import { Redirect } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { BasicForm } from '../forms/basic.form.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Rejection } from '../parts/rejection.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { basicQuery } from '../queries/real-detail.ts';
import { verificationWords } from '../words/index.ts';

/** Basic verification: who somebody is. */
export default function Identity() {
  const words = verificationWords.useWords();
  const detail = useQuery(basicQuery);
  const { title } = words.basic;
  return (
    <Loaded query={detail} title={title} backTo={paths.authentication()}>
      {({ status, fields }) => {
        const { state, reason, remark, decidedAt } = status;
        if (state === 'passed') return <Redirect to={paths.verified()} />;
        if (state !== 'none' && state !== 'rejected') return <Waiting title={title} status={status} />;
        const rejected = state === 'rejected';
        // Each decision begins a form of its own.
        const basis = String(decidedAt ?? '');
        return (
          <BasicForm
            key={basis}
            basis={basis}
            sent={rejected ? fields : null}
            reason={rejected ? (reason ?? 'other') : null}
            head={rejected && <Rejection reason={reason} remark={remark} />}
          />
        );
      }}
    </Loaded>
  );
}

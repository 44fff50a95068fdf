import { ErrorRow, SkeletonRows } from '@quay/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { shellWords } from '../../../shell/words/index.ts';
import { verificationWords } from '../words/index.ts';
import { Page } from './page.tsx';

type AskedProps<Data> = {
  query: UseQueryResult<Data>;
  title: string;
  backTo: string;
  children: (data: Data) => ReactNode;
};

/** A screen that stands once its answer is there; before that its shape, or what failed with a way to try again. */
export function Asked<Data>({ query, title, backTo, children }: AskedProps<Data>) {
  const words = verificationWords.useWords();
  const shell = shellWords.useWords();
  if (query.data !== undefined) return children(query.data);
  return (
    <Page title={title} backTo={backTo}>
      <div className="verification-edge">
        {query.isError ? (
          <ErrorRow
            title={words.failed}
            retryLabel={shell.tryAgain}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          >
            {words.failedWhy}
          </ErrorRow>
        ) : (
          <SkeletonRows label={shell.loading} rows={4} disc={false} />
        )}
      </div>
    </Page>
  );
}

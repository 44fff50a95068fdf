import '../movements.css';
import { AppBar, ErrorRow, SkeletonRows } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { useBack } from '@quay/web-kit/router';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { shellWords } from '../../../shell/words/index.ts';

type MovementPageProps = {
  title: string;
  /** Where back leads when the page was opened by its address. */
  backTo: string;
  /** Icon buttons at the right of the title. */
  acts?: ReactNode;
  /** Stays under the thumb. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A screen of a deposit or a withdrawal: one column, with the way back. */
export function MovementPage({ title, backTo, acts, foot, children }: MovementPageProps) {
  const shell = shellWords.useWords();
  useTitle(title);
  return (
    <div className="movement-page">
      <AppBar title={title} onBack={useBack(backTo)} backLabel={shell.back} acts={acts} />
      <div className="movement-body">{children}</div>
      {foot && <div className="q-act-bar">{foot}</div>}
    </div>
  );
}

type AskedProps = {
  /** All that the screen needs, of which some is not there yet. */
  queries: readonly UseQueryResult[];
  failed: string;
  /** What is not touched by it. */
  kept: string;
  rows?: number;
  /** Whether the rows begin with a coin. */
  disc?: boolean;
};

/** The shape of what is still asked for, or what failed with a way to try again. */
export function Asked({ queries, failed, kept, rows = 4, disc = false }: AskedProps) {
  const shell = shellWords.useWords();
  const broken = queries.filter((query) => query.isError && query.data === undefined);
  return (
    <div className="movement-edge">
      {broken.length > 0 ? (
        <ErrorRow
          title={failed}
          retryLabel={shell.tryAgain}
          retrying={broken.some((query) => query.isFetching)}
          onRetry={() => {
            for (const query of broken) void query.refetch();
          }}
        >
          {kept}
        </ErrorRow>
      ) : (
        <SkeletonRows label={shell.loading} rows={rows} disc={disc} />
      )}
    </div>
  );
}

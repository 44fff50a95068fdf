import './column-page.css';
import { ErrorRow, SkeletonRows } from '@quay/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { shellWords } from '../shell/words/index.ts';

type QueryStateProps = {
  /** All that the screen needs, of which some is not there yet. */
  queries: readonly UseQueryResult[];
  failed: string;
  /** What is not touched by it. */
  kept: string;
  rows?: number;
  /** Whether the rows begin with a coin. */
  disc?: boolean;
};

/** In a column page: the shape of what is still loading, or what failed with a way to try again. */
export function QueryState({ queries, failed, kept, rows = 4, disc = false }: QueryStateProps) {
  const shell = shellWords.useWords();
  const broken = queries.filter((query) => query.isError && query.data === undefined);
  return (
    <div className="column-edge">
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

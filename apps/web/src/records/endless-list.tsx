import { ErrorRow, SkeletonRows } from '@quay/ui';
import { type ReactNode, useCallback } from 'react';
import { LongList } from '../lists/long-list.tsx';
import { recordWords } from './words/index.ts';
import './records.css';

type EndlessProps<Row> = {
  label: string;
  pages: {
    data: { pages: Row[][] } | undefined;
    isError: boolean;
    isFetching: boolean;
    hasNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  keyOf: (row: Row) => number;
  /** Stands where there is nothing to list. */
  empty: ReactNode;
  row: (row: Row) => ReactNode;
};

const ROW_PX = 61;

/** A list that fetches its next page as its end comes near, and draws only what is seen. */
export function EndlessList<Row>({ label, pages, keyOf, empty, row }: EndlessProps<Row>) {
  const words = recordWords.useWords();
  const rows = pages.data?.pages.flat() ?? [];
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  const nearEnd = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  if (!pages.data) {
    if (!pages.isError) return <SkeletonRows label={words.loading} disc={false} />;
    return (
      <ErrorRow
        title={words.listFailed}
        retryLabel={words.tryAgain}
        retrying={isFetching}
        onRetry={() => void pages.refetch()}
      >
        {words.listFailedWhy}
      </ErrorRow>
    );
  }
  if (rows.length === 0 && !hasNextPage) return empty;
  return (
    <>
      <LongList label={label} rows={rows} keyOf={keyOf} rowPx={ROW_PX} hasMore={hasNextPage} onNearEnd={nearEnd}>
        {row}
      </LongList>
      {isFetchNextPageError ? (
        <ErrorRow
          title={words.moreFailed}
          retryLabel={words.tryAgain}
          retrying={isFetching}
          onRetry={() => void fetchNextPage()}
        >
          {words.moreFailedWhy}
        </ErrorRow>
      ) : hasNextPage ? (
        <SkeletonRows label={words.loading} rows={2} disc={false} />
      ) : (
        <p className="q-faint q-center records-end">{words.allShown}</p>
      )}
    </>
  );
}

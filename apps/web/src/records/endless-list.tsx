import { ErrorRow, SkeletonRows } from '@quay/ui';
import { type ReactNode, useCallback } from 'react';
import { LongList } from '../lists/long-list.tsx';
import { useWide } from '../trading/use-wide.ts';
import { EndlessTable, type TableOf } from './endless-table.tsx';
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
  /** How the rows stand in a table, from 1024 px; without it they stay a list there. */
  table?: TableOf<Row>;
};

const ROW_PX = 61;
/** Rows of a table that has none yet, and of one whose next page comes. */
const FIRST_ROWS = 10;
const NEXT_ROWS = 3;

/** A list that fetches its next page as its end comes near, and draws only what is seen. */
export function EndlessList<Row>({ label, pages, keyOf, empty, row, table }: EndlessProps<Row>) {
  const isTable = useWide() && table !== undefined;
  const words = recordWords.useWords();
  const rows = pages.data?.pages.flat() ?? [];
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  const nearEnd = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  if (isTable) {
    if (pages.data && rows.length === 0 && !hasNextPage) return empty;
    const bones = pages.isError || isFetchNextPageError ? 0 : pages.data ? (hasNextPage ? NEXT_ROWS : 0) : FIRST_ROWS;
    return (
      <EndlessTable
        label={label}
        rows={rows}
        keyOf={keyOf}
        table={table}
        hasMore={hasNextPage}
        onNearEnd={nearEnd}
        loading={bones > 0 ? { label: words.loading, rows: bones } : undefined}
      >
        <TableEnd pages={pages} />
      </EndlessTable>
    );
  }
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

/** Under the rows of a table: what failed of it, or that it ends there. */
function TableEnd({ pages }: { pages: EndlessProps<unknown>['pages'] }) {
  const words = recordWords.useWords();
  const isFirst = pages.data === undefined;
  if (isFirst ? pages.isError : pages.isFetchNextPageError) {
    return (
      <ErrorRow
        title={isFirst ? words.listFailed : words.moreFailed}
        retryLabel={words.tryAgain}
        retrying={pages.isFetching}
        onRetry={() => void (isFirst ? pages.refetch() : pages.fetchNextPage())}
      >
        {isFirst ? words.listFailedWhy : words.moreFailedWhy}
      </ErrorRow>
    );
  }
  return isFirst || pages.hasNextPage ? null : <p className="q-faint q-t12 records-table-end">{words.allShown}</p>;
}

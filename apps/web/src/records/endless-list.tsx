import { ErrorRow, SkeletonRows } from '@quay/ui';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
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

/** A list that fetches its next page as its end comes near, and draws only what is seen. */
export function EndlessList<Row>({ label, pages, keyOf, empty, row }: EndlessProps<Row>) {
  const words = recordWords.useWords();
  const rows = pages.data?.pages.flat() ?? [];
  const list = useRef<HTMLUListElement>(null);
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => setAbove(list.current?.offsetTop ?? 0), []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 61,
    overscan: 8,
    scrollMargin: above,
    getItemKey: (index) => keyOf(rows[index]!),
  });
  const shown = virtual.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? -1;
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  useEffect(() => {
    if (lastShown >= rows.length - 5 && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [lastShown, rows.length, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

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
      <ul ref={list} aria-label={label} className="records-endless" style={{ height: virtual.getTotalSize() }}>
        {shown.map((item) => (
          <li
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            aria-setsize={hasNextPage ? -1 : rows.length}
            aria-posinset={item.index + 1}
            style={{ transform: `translateY(${item.start - above}px)` }}
          >
            {row(rows[item.index]!)}
          </li>
        ))}
      </ul>
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

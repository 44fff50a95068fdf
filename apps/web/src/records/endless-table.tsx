import { DataTable, type DataTableProps, type TableColumn } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How rows stand in a table, where the window is wide enough for one. */
export type TableOf<Row> = Pick<DataTableProps<Row>, 'hrefOf' | 'openKey' | 'actsOf' | 'twoLines'> & {
  readonly columns: readonly TableColumn<Row>[];
};

type EndlessTableProps<Row> = {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => number;
  table: TableOf<Row>;
  hasMore: boolean;
  onNearEnd: () => void;
  loading: { label: string; rows: number } | undefined;
  children?: ReactNode;
};

const HEAD_PX = 32;
const ROW_PX = 44;
const TWO_LINES_PX = 56;
/** Rows beyond each edge of the window that are there. */
const BEYOND = 12;
/** So many rows before its end, the end is near. */
const NEAR_END = 8;

/** A table in the page's own scroll of which only the rows near the window are there. */
export function EndlessTable<Row>(props: EndlessTableProps<Row>) {
  const { label, rows, keyOf, table, hasMore, onNearEnd, loading, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => setAbove((place.current?.offsetTop ?? 0) + HEAD_PX), []);
  const virtual = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => (table.twoLines ? TWO_LINES_PX : ROW_PX),
    measureElement,
    overscan: BEYOND,
    scrollMargin: above,
    getItemKey: useCallback((index: number) => keyOf(rows[index]!), [keyOf, rows]),
    useFlushSync: false,
  });
  const shown = virtual.getVirtualItems();
  const first = shown[0]?.index ?? 0;
  const last = shown.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= rows.length - NEAR_END) onNearEnd();
  }, [last, rows.length, onNearEnd]);
  return (
    <div ref={place}>
      <DataTable
        {...table}
        label={label}
        keyOf={keyOf}
        link={AppLink}
        rows={rows.slice(first, last + 1)}
        {...(loading && { loading })}
        part={{
          first,
          total: hasMore ? -1 : rows.length + 1,
          before: (shown[0]?.start ?? above) - above,
          after: virtual.getTotalSize() - ((shown.at(-1)?.end ?? above) - above),
          measure: virtual.measureElement,
        }}
      >
        {children}
      </DataTable>
    </div>
  );
}

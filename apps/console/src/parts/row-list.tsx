import { Button, Empty, ErrorRow, SkeletonRows } from '@quay/ui';
import { wordsOf } from '@quay/web-kit/request';
import { Link, navigate, withQuery } from '@quay/web-kit/router';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useKeys } from '../shell/keys.ts';
import { shellWords } from '../shell/words/index.ts';

export type Column<Row> = {
  readonly id: string;
  readonly head: string;
  /** As CSS grid has it: `8rem`, `minmax(12rem, 2fr)`. */
  readonly width: string;
  /** Figures and times stand at the right. */
  readonly right?: boolean;
  cell(row: Row): ReactNode;
};

/** A row in two lines, for the list beside a detail, and where the window is too narrow for a table. */
export type NarrowRow = {
  readonly start?: ReactNode;
  readonly title: ReactNode;
  readonly sub: ReactNode;
  readonly end?: ReactNode;
  readonly endSub?: ReactNode;
};

/** What `usePages` and `useAsk` give, as far as a list needs it. */
export type Listed<Row> = {
  readonly rows: readonly Row[] | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly isFetching?: boolean;
  readonly hasNextPage?: boolean;
  readonly isFetchingNextPage?: boolean;
  refetch(): unknown;
  fetchNextPage?(): unknown;
};

export type RowListProps<Row> = {
  /** What the rows are, for a screen reader. */
  readonly label: string;
  readonly listed: Listed<Row>;
  idOf(row: Row): number | string;
  /** Where a row leads. The query of the address goes along, so that the list stays as it was narrowed. */
  pathOf(row: Row): string;
  /** Of the list itself; Esc goes back there. */
  readonly listPath: string;
  /** The row that is open. */
  readonly openId?: string | undefined;
  readonly columns: readonly Column<Row>[];
  narrow(row: Row): NarrowRow;
  readonly empty: { readonly title: string; readonly words: string; readonly act?: ReactNode };
};

/**
 * Rows that open. Alone on the page they are a table; beside a detail, and below 1024 px, two lines each. J and K go
 * through them, and take the detail along when one is open.
 */
export function RowList<Row>(props: RowListProps<Row>) {
  const { label, listed, idOf, pathOf, columns, narrow, empty, openId } = props;
  const words = shellWords.useWords();
  const list = useRef<HTMLUListElement>(null);
  const tooNarrow = useTooNarrow();
  useRowKeys(props, list);
  const { rows, error } = listed;
  if (!rows && error) {
    return (
      <ErrorRow title={words.listFailed} retryLabel={words.tryAgain} onRetry={() => void listed.refetch()}>
        {wordsOf(error) ?? words.request.system}
      </ErrorRow>
    );
  }
  if (!rows) return <SkeletonRows label={words.loading} rows={8} disc={false} />;
  if (rows.length === 0) {
    return (
      <Empty title={empty.title} act={empty.act}>
        {empty.words}
      </Empty>
    );
  }
  const isNarrow = tooNarrow || openId !== undefined;
  const template = { gridTemplateColumns: columns.map(({ width }) => width).join(' ') };
  return (
    <>
      {!isNarrow && (
        <div className="con-row con-row--head" style={template} aria-hidden="true">
          {columns.map((column) => (
            <span key={column.id} className={column.right ? 'q-right' : undefined}>
              {column.head}
            </span>
          ))}
        </div>
      )}
      <ul ref={list} className="con-rows" aria-label={label} aria-busy={listed.isPending || undefined}>
        {rows.map((row) => {
          const id = String(idOf(row));
          return (
            <li key={id}>
              <Link
                to={withQuery(pathOf(row), location.search)}
                data-row={id}
                aria-current={id === openId ? 'true' : undefined}
                className={isNarrow ? 'con-row con-row--narrow' : 'con-row'}
                style={isNarrow ? undefined : template}
              >
                {isNarrow ? <Narrow {...narrow(row)} /> : <Cells columns={columns} row={row} />}
              </Link>
            </li>
          );
        })}
      </ul>
      {listed.hasNextPage && (
        <div className="con-more">
          <Button
            variant="second"
            size="row"
            loading={listed.isFetchingNextPage ?? false}
            onClick={() => void listed.fetchNextPage?.()}
          >
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** Below it the columns of a table would be squeezed. */
const TABLE_FROM = '(min-width: 1024px)';

function useTooNarrow(): boolean {
  return !useSyncExternalStore(
    (changed) => {
      const query = matchMedia(TABLE_FROM);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(TABLE_FROM).matches,
  );
}

function Cells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return columns.map((column) => (
    <span key={column.id} className={`con-cell${column.right ? ' q-right q-n' : ''}`}>
      {column.cell(row)}
    </span>
  ));
}

function Narrow({ start, title, sub, end, endSub }: NarrowRow) {
  return (
    <>
      {start}
      <span className="q-grow">
        <span className="con-row-line">
          <span className="q-ellipsis q-mid">{title}</span>
          <span className="con-row-end">{end}</span>
        </span>
        <span className="con-row-line q-t12 q-muted">
          <span className="q-ellipsis">{sub}</span>
          <span className="con-row-end">{endSub}</span>
        </span>
      </span>
    </>
  );
}

function useRowKeys<Row>(
  { listed, idOf, pathOf, listPath, openId }: RowListProps<Row>,
  list: { readonly current: HTMLUListElement | null },
) {
  const words = shellWords.useWords();
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const linkOf = (id: string | undefined) => links().find(({ dataset }) => dataset.row === id);

  // Back from a detail: where one was is where one goes on.
  const was = useRef(openId);
  useEffect(() => {
    const shown = linkOf(openId ?? was.current);
    if (openId === undefined && was.current !== undefined) shown?.focus();
    else shown?.scrollIntoView({ block: 'nearest' });
    was.current = openId;
  });

  function step(by: number): void {
    const all = links();
    const here = openId ?? (document.activeElement as HTMLElement | null)?.dataset?.row;
    const at = all.findIndex(({ dataset }) => dataset.row === here);
    const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by];
    if (!next) return;
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
    if (openId === undefined) return;
    const row = listed.rows?.find((one) => String(idOf(one)) === next.dataset.row);
    if (row) navigate(withQuery(pathOf(row), location.search), { replace: true, immediate: true });
  }
  // Arrows scroll what is read; they walk only where the list has the focus, or nothing has it.
  const byArrow = (by: number) => (event: KeyboardEvent) => {
    const inDetail = event.target instanceof Element && event.target.closest('.con-panes-detail');
    if (event.key.startsWith('Arrow') && inDetail) {
      inDetail.scrollBy({ top: by * 80 });
      return;
    }
    step(by);
  };
  const rows = listed.rows?.length ?? 0;
  useKeys([
    ...(rows > 0
      ? [
          { keys: ['j', 'ArrowDown'], label: words.keys.next, run: byArrow(1) },
          { keys: ['k', 'ArrowUp'], label: words.keys.previous, run: byArrow(-1) },
        ]
      : []),
    ...(openId === undefined
      ? []
      : [
          {
            keys: ['Escape'],
            label: words.keys.back,
            run: () => navigate(withQuery(listPath, location.search)),
          },
        ]),
  ]);
}

import type { KeyboardEvent, ReactNode } from 'react';
import type { LinkComponent } from './link.ts';
import { Bone } from './skeleton.tsx';

export interface TableColumn<Row> {
  id: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures and what ends the row stand at the right. */
  right?: boolean;
  /** The column that people decide by, one of a table. */
  strong?: boolean;
  muted?: boolean;
  /** Leaves below this width of the window in CSS pixels. */
  from?: 1200 | 1440 | 1680;
  /** Where the server sorts by it: which way now, if it does, and what a press on the head asks for. */
  sort?: { order: 'ascending' | 'descending' | undefined; onSort: () => void };
}

/** The part of a long table that is there, and the room of what is not. */
export interface TableWindow {
  /** The place of the first row that is there, from 0, among all of them. */
  first: number;
  /** How many there are in all; -1 while that is not known. */
  total: number;
  /** In CSS pixels. */
  before: number;
  after: number;
  measure: (row: HTMLTableRowElement | null) => void;
}

export interface DataTableProps<Row> {
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Where a row leads: its first cell is the link, and all of the row is pressed. */
  hrefOf?: (row: Row) => string | undefined;
  link?: LinkComponent;
  /** The row that stands open beside the table. */
  openKey?: string | number | undefined;
  /** At most two quiet acts, shown in place of the last cell by hover and focus. */
  actsOf?: (row: Row) => ReactNode;
  /** 36 px rows, for levels and the console. */
  dense?: boolean;
  /** Rows of two lines, 56 px. */
  twoLines?: boolean;
  /** So many rows still come: bars stand in for them. What is loading, for a screen reader. */
  loading?: { label: string; rows: number };
  /** The rows are old, and nothing can be done with them. */
  stale?: boolean;
  /** Leave it out and all rows are there. */
  part?: TableWindow;
  /** Under the rows: why there are none, or what failed. */
  children?: ReactNode;
}

const arrows = { ascending: '↑', descending: '↓' };
const bones = [8, 6, 7, 9, 5, 6.5];

/** A table of a desktop: words left, figures right, its head in sight while it scrolls. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, hrefOf, openKey, actsOf, dense, twoLines, loading, stale, part, children } =
    props;
  const looks = [dense && 'dense', twoLines && 'two-lines'].filter(Boolean).map((look) => ` q-data-table--${look}`);
  return (
    <div className={`q-data-table${looks.join('')}${stale ? ' q-stale' : ''}`}>
      <table aria-label={label} aria-rowcount={part ? part.total : undefined} aria-busy={loading ? true : undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classOf(column)} aria-sort={column.sort?.order}>
                {column.sort ? (
                  <button type="button" onClick={column.sort.onSort}>
                    {column.head}
                    {column.sort.order && <span aria-hidden="true"> {arrows[column.sort.order]}</span>}
                  </button>
                ) : (
                  column.head
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={walk}>
          {part && part.before > 0 && <Room px={part.before} columns={columns.length} />}
          {rows.map((row, index) => {
            const key = keyOf(row);
            const href = stale ? undefined : hrefOf?.(row);
            return (
              <tr
                key={key}
                ref={part?.measure}
                data-index={part ? part.first + index : undefined}
                aria-rowindex={part ? part.first + index + 1 : undefined}
                className={href === undefined ? undefined : 'q-data-table-opens'}
                aria-current={openKey !== undefined && key === openKey ? 'true' : undefined}
              >
                {columns.map((column, place) => {
                  const isLast = place === columns.length - 1;
                  const acts = isLast && !stale ? actsOf?.(row) : undefined;
                  const content = column.cell(row);
                  return (
                    <td key={column.id} className={`${classOf(column)}${acts ? ' q-data-table-acted' : ''}`}>
                      {place === 0 && href !== undefined ? (
                        <RowLink href={href} link={props.link}>
                          {content}
                        </RowLink>
                      ) : acts ? (
                        <span className="q-data-table-said">{content}</span>
                      ) : (
                        content
                      )}
                      {acts && <span className="q-data-table-acts">{acts}</span>}
                    </td>
                  );
                })}
              </tr>
            );
          })}
          {part && part.after > 0 && <Room px={part.after} columns={columns.length} />}
          {loading &&
            Array.from({ length: loading.rows }, (_, row) => row).map((row) => (
              <tr key={`bone-${row}`} className="q-data-table-bones">
                {columns.map((column, place) => (
                  <td key={column.id} className={classOf(column)}>
                    <Bone width={bones[(row + place) % bones.length]} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      {loading && <div className="q-unseen" role="status" aria-label={loading.label} />}
      {children}
    </div>
  );
}

function RowLink({ href, link: Link = 'a', children }: { href: string; link?: LinkComponent; children: ReactNode }) {
  return (
    <Link href={href} className="q-data-table-link">
      {children}
    </Link>
  );
}

function Room({ px, columns }: { px: number; columns: number }) {
  return (
    <tr className="q-data-table-room">
      <td colSpan={columns} style={{ height: px }} />
    </tr>
  );
}

const classOf = <Row,>({ right, strong, muted, from }: TableColumn<Row>): string =>
  [right && 'q-right q-n', strong && 'q-strong', muted && 'q-muted', from && `q-data-table-from-${from}`]
    .filter(Boolean)
    .join(' ');

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Arrows, J and K go from row to row that can be opened. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.q-data-table-link')];
  const row = event.target instanceof Element ? event.target.closest('tr') : null;
  const at = links.findIndex((link) => row?.contains(link));
  const next = at < 0 ? undefined : links[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * One column of a file for spreadsheets. Text of ours or of a user is a `text`; a figure is a `number` and goes out
 * exactly as it is, also below zero.
 */
export type CsvColumn<Row> = {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'time';
  readonly of: (row: Row) => string | number;
};

/** Most rows that a file has. */
export const CSV_ROWS_MAX = 100_000;
/** Rows that are read and written at once; between them others have their turn. */
const PAGE = 1_000;
const LINE_END = '\r\n';

/** Gives the next rows upwards: those after an id. */
export type NextRows<Row> = (after: number | undefined, size: number) => Promise<readonly Row[]>;

/** A whole file (RFC 4180): a head with the names of the columns, then a line for each row. */
export async function csvOf<Row extends { readonly id: number }>(
  columns: readonly CsvColumn<Row>[],
  next: NextRows<Row>,
): Promise<string> {
  const parts = [columns.map(({ name }) => textCell(name)).join(',') + LINE_END];
  let after: number | undefined;
  for (let left = CSV_ROWS_MAX; left > 0; ) {
    const size = Math.min(left, PAGE);
    const rows = await next(after, size);
    parts.push(rows.map((row) => lineOf(columns, row)).join(''));
    if (rows.length < size) break;
    after = rows.at(-1)!.id;
    left -= size;
  }
  return parts.join('');
}

function lineOf<Row>(columns: readonly CsvColumn<Row>[], row: Row): string {
  let line = '';
  for (let at = 0; at < columns.length; at++) {
    const { kind, of } = columns[at]!;
    if (at > 0) line += ',';
    const value = of(row);
    if (kind === 'text') line += textCell(String(value));
    else line += kind === 'time' ? new Date(value).toISOString() : value;
  }
  return line + LINE_END;
}

/** What a spreadsheet would take for a formula, with an apostrophe before it, is text again. */
function textCell(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

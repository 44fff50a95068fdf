import { DataTable, KeyValue } from '@quay/ui';
import type { ReactNode } from 'react';
import { useWide } from '../../../trading/use-wide.ts';
import { feeWords } from '../words/index.ts';
import '../fees.css';

export type TermsColumn<Row> = { readonly head: string; readonly cell: (row: Row) => ReactNode; readonly words?: true };

type TermsTableProps<Row> = {
  title: string;
  /** Under the title. */
  about?: string;
  /** The first names the row. */
  columns: readonly TermsColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

/** Terms of many things of a kind: a table on a desktop, on a phone one block for each. */
export function TermsTable<Row>({ title, about, columns, rows, keyOf }: TermsTableProps<Row>) {
  const words = feeWords.useWords();
  const wide = useWide();
  const [name, ...others] = columns;
  return (
    <section className="fees-part">
      <h2>{title}</h2>
      {about && <p className="q-muted q-t12 fees-about">{about}</p>}
      {rows.length === 0 && <p className="q-muted fees-about">{words.none}</p>}
      {rows.length > 0 && wide && (
        <DataTable
          label={title}
          rows={rows}
          keyOf={keyOf}
          dense
          columns={columns.map(({ head, cell, words: isWords }, at) => ({
            id: head,
            head,
            cell: (row: Row) => (at === 0 || isWords ? cell(row) : <span className="q-n">{cell(row)}</span>),
            right: at > 0 && !isWords,
          }))}
        />
      )}
      {rows.length > 0 &&
        !wide &&
        rows.map((row) => (
          <div key={keyOf(row)} className="fees-row">
            <h3>{name?.cell(row)}</h3>
            <dl>
              {others.map(({ head, cell }) => (
                <KeyValue key={head} label={head}>
                  <span className="q-n">{cell(row)}</span>
                </KeyValue>
              ))}
            </dl>
          </div>
        ))}
    </section>
  );
}

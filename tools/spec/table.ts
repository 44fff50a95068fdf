import { type PersonKind, personKinds } from './listed.ts';
import type { Found } from './requested.ts';

/** What one route or call is to each kind of person. */
export type TableRow = { readonly name: string; readonly found: Readonly<Record<PersonKind, Found>> };

const CELL_MAX = 44;

/** The rows under the names of the kinds of people, and behind them what is wrong, whole. */
export function printTable(title: string, rows: readonly TableRow[]): void {
  const cut = (text: string) => (text.length > CELL_MAX ? `${text.slice(0, CELL_MAX - 1)}…` : text);
  const cells = rows.map(({ name, found }) => [
    name,
    ...personKinds.map((kind) => cut(`${found[kind].isWrong ? '✗ ' : ''}${found[kind].says}`)),
  ]);
  const head = [title, ...personKinds];
  const widths = head.map((one, at) => Math.max(one.length, ...cells.map((row) => row[at]!.length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('  ')
      .trimEnd();
  console.log([line(head), line(widths.map((width) => '─'.repeat(width))), ...cells.map(line)].join('\n'));
}

/** What is not as it should be, in words, with how often and where first: a missing kind of person is one fault and no hundred. */
export function wrongIn(rows: readonly TableRow[]): string[] {
  const places = new Map<string, string[]>();
  for (const { name, found } of rows) {
    for (const kind of personKinds.filter((one) => found[one].isWrong)) {
      const fault = `for ${kind}: ${found[kind].says}`;
      places.set(fault, [...(places.get(fault) ?? []), name]);
    }
  }
  return [...places].map(([fault, [first, ...others]]) =>
    others.length > 0 ? `${first} and ${others.length} more ${fault}` : `${first} ${fault}`,
  );
}

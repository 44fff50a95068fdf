/** What a figure is compared with: what ran beside it, and what it came to. */
export type Reference = { readonly name: string; readonly figure: number };

/** What a figure is to reach: a ratio to what ran beside it, or a bound of its own. */
export type Goal = { readonly ratio: number } | { readonly atLeast: number } | { readonly atMost: number };

type Row = {
  readonly part: string;
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  readonly reference: Reference | undefined;
  readonly goal: Goal | undefined;
};

const rows: Row[] = [];
let part = '';

/** Lines from now on belong to this part. */
export function beginPart(name: string): void {
  part = name;
  console.log(`\n${name}`);
}

/** Median of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** One line: what, how much, the ratio to what ran beside it, and whether that is enough. */
export function line(what: string, figure: number, unit: string, reference?: Reference, goal?: Goal): void {
  const row: Row = { part, what, figure, unit, reference, goal };
  rows.push(row);
  const ratio = reference ? `   ${number(figure / reference.figure)} × ${reference.name}` : '';
  const checked = goal ? `   (${goalText(row)}: ${verdict(row)})` : '';
  console.log(`  ${what.padEnd(58)} ${number(figure).padStart(12)} ${unit}${ratio}${checked}`);
}

/** Something that a reader must know beside the figures. */
export function note(text: string): void {
  console.log(`  (${text})`);
}

/** Every figure so far in one table, in Markdown, so that it can be kept as it is. */
export function table(): string {
  const cells = rows.map((row) => [
    row.part,
    row.what,
    `${number(row.figure)} ${row.unit}`,
    row.reference ? `${row.reference.name}: ${number(row.reference.figure)}` : '',
    row.reference ? number(row.figure / row.reference.figure) : '',
    goalText(row),
    verdict(row),
  ]);
  const head = ['part', 'what', 'figure', 'beside', 'ratio', 'goal', ''];
  const widths = head.map((name, at) => Math.max(3, name.length, ...cells.map((row) => row[at]!.length)));
  const drawn = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  return [drawn(head), drawn(widths.map((width) => '-'.repeat(width))), ...cells.map(drawn)].join('\n');
}

function goalText({ goal, unit }: Row): string {
  if (!goal) return '';
  if ('ratio' in goal) return `≥ ${Number(goal.ratio.toFixed(2))} ×`;
  return 'atLeast' in goal ? `≥ ${number(goal.atLeast)} ${unit}` : `≤ ${number(goal.atMost)} ${unit}`;
}

/** A figure that could not be measured has not met its goal. */
function verdict({ goal, figure, reference }: Row): string {
  if (!goal) return '';
  if ('atMost' in goal) return figure <= goal.atMost ? 'met' : 'missed';
  const reached = 'ratio' in goal ? figure / (reference?.figure ?? Number.NaN) : figure;
  return reached >= ('ratio' in goal ? goal.ratio : goal.atLeast) ? 'met' : 'missed';
}

function number(figure: number): string {
  if (Number.isNaN(figure)) return '–';
  if (figure >= 1000) return Math.round(figure).toLocaleString('en-US');
  return figure >= 100 ? String(Math.round(figure)) : figure.toPrecision(3);
}

/** The exchange gives at most this many lines in one file. */
export const MOST_LINES = 100_000;

/** How many lines a CSV file has below its head. A line end inside of quotes is part of its cell. */
export function linesOf(csv: string): number {
  let lines = 0;
  let quoted = false;
  let begun = false;
  for (const character of csv) {
    if (character === '"') quoted = !quoted;
    if (character === '\n' && !quoted) {
      lines += 1;
      begun = false;
    } else begun = true;
  }
  return Math.max(0, lines + (begun ? 1 : 0) - 1);
}

/** `quay-fills.csv` of one market on a day: `quay-fills-BTC-2026-11-21.csv`. */
export function fileNameOf(file: string, parts: readonly (string | undefined)[]): string {
  const [, name = file, ending = ''] = /^(.*?)(\.[a-z]+)$/.exec(file) ?? [];
  return [name, ...parts.filter((part) => part !== undefined)].join('-') + ending;
}

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, content: string, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

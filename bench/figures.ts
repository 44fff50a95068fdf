/** Median of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** One line: what, how much, and the ratio to what ran beside it. */
export function line(
  what: string,
  figure: number,
  unit: string,
  beside?: { readonly name: string; readonly figure: number },
): void {
  const shown = figure >= 1000 ? Math.round(figure).toLocaleString('en-US') : figure.toPrecision(3);
  const ratio = beside ? `   ${(figure / beside.figure).toPrecision(3)} × ${beside.name}` : '';
  console.log(`  ${what.padEnd(52)} ${shown.padStart(14)} ${unit}${ratio}`);
}

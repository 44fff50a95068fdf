/** Median of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** One line: what, how much, and the ratios to what ran beside it. */
export function line(
  what: string,
  figure: number,
  unit: string,
  ...besides: readonly { readonly name: string; readonly figure: number }[]
): void {
  const ratios = besides.map((beside) => `   ${(figure / beside.figure).toPrecision(3)} × ${beside.name}`);
  console.log(`  ${what.padEnd(52)} ${shown(figure).padStart(14)} ${unit}${ratios.join('')}`);
}

/** One line of a spread: the median, the 99th percentile and the worst. */
export function spread(what: string, of: { p50: number; p99: number; max: number }, unit: string): void {
  const all = `${shown(of.p50)} / ${shown(of.p99)} / ${shown(of.max)}`;
  console.log(`  ${`${what}, p50 / p99 / max`.padEnd(52)} ${all.padStart(14)} ${unit}`);
}

function shown(figure: number): string {
  return figure >= 1000 ? Math.round(figure).toLocaleString('en-US') : figure.toPrecision(3);
}

/** What the checks of the simulated market measure with. */

export const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length;

/** The value below which a share of them lies. */
export function quantile(of: readonly number[], share: number): number {
  const sorted = [...of].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** Fourth moment over the square of the second, less 3: nothing for normal numbers. */
export function excessKurtosis(of: readonly number[]): number {
  const middle = mean(of);
  const variance = mean(of.map((one) => (one - middle) ** 2));
  return mean(of.map((one) => (one - middle) ** 4)) / variance ** 2 - 3;
}

export function correlation(one: readonly number[], other: readonly number[]): number {
  const [ofOne, ofOther] = [mean(one), mean(other)];
  let both = 0;
  let square = 0;
  let otherSquare = 0;
  for (const [at, value] of one.entries()) {
    const [a, b] = [value - ofOne, other[at]! - ofOther];
    both += a * b;
    square += a * a;
    otherSquare += b * b;
  }
  return both / Math.sqrt(square * otherSquare);
}

/** Autocorrelation at a lag. */
export const lagged = (of: readonly number[], lag: number): number => correlation(of.slice(lag), of.slice(0, -lag));

/** The index of a tail that falls as a power, from the largest share of all (Hill 1975). */
export function hillIndex(of: readonly number[], share: number): number {
  const sorted = [...of].sort((a, b) => b - a);
  const count = Math.floor(of.length * share);
  return 1 / mean(sorted.slice(0, count).map((one) => Math.log(one / sorted[count]!)));
}

/** How far first digits are from Benford's law, as χ² of shares. */
export function benford(of: readonly number[]): number {
  const counts = new Array<number>(10).fill(0);
  for (const one of of) counts[Number(one.toExponential()[0])]! += 1;
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce((sum, digit) => {
    const expected = Math.log10(1 + 1 / digit);
    return sum + (counts[digit]! / of.length - expected) ** 2 / expected;
  }, 0);
}

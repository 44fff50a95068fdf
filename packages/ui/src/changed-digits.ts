/**
 * Where two formatted figures begin to differ, counted in characters of `next`. Figures of one market have the same
 * decimals, so a figure that grew or lost a digit has moved as a whole and counts as changed from the first character.
 */
export function changedFrom(previous: string, next: string): number {
  if (previous.length !== next.length) return 0;
  let at = 0;
  while (at < next.length && previous[at] === next[at]) at++;
  // A separator is not a digit: the colour begins at the digit after it.
  while (at < next.length && !/\d/.test(next[at] as string)) at++;
  return at;
}

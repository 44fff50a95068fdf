/** The leverages that are named on the rule, equally far from each other, up to the greatest. */
export function leverageMarks(max: number): readonly number[] {
  const named = [1, 5, 10, 20, 50, 75, 100].filter((one) => one < max);
  // A name right before the last one would touch it.
  const apart = named.length > 1 && max < named.at(-1)! * 1.3 ? named.slice(0, -1) : named;
  return [...apart, max];
}

/** Where a leverage stands on the rule, 0 to 1: between two names in equal steps. */
export function leverageShare(leverage: number, marks: readonly number[]): number {
  const above = marks.findIndex((mark) => mark >= leverage);
  if (above <= 0) return above === 0 ? 0 : 1;
  const [from, to] = [marks[above - 1]!, marks[above]!];
  return (above - 1 + (leverage - from) / (to - from)) / (marks.length - 1);
}

/** The whole leverage at a place of the rule. */
export function leverageAt(share: number, marks: readonly number[]): number {
  const place = Math.min(1, Math.max(0, share)) * (marks.length - 1);
  const below = Math.min(Math.floor(place), marks.length - 2);
  if (below < 0) return marks[0]!;
  const [from, to] = [marks[below]!, marks[below + 1]!];
  return Math.round(from + (place - below) * (to - from));
}

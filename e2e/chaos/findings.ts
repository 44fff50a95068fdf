/** What a checker finds wrong. An empty list is what every campaign must end with. */
export type Finding = {
  readonly kind: /** Acknowledged, and not there any more. */
    | 'lost'
    /** There more often than it was asked for. */
    | 'doubled'
    /** There, and nobody asked for it; or it was refused. */
    | 'invented'
    /** There, but not as it was acknowledged, or sums that do not add up. */
    | 'wrong';
  readonly what: string;
};

/** What a campaign comes to: one line of the table. */
export type Tally = {
  cycles: number;
  /** Orders and cancels that somebody was told are done. */
  acknowledged: number;
  /** Calls that nobody answered. */
  unknown: number;
  /** Milliseconds from the fault's end, or the start of the new process, until orders are taken again. */
  recoveries: number[];
  findings: Finding[];
  /** What else there is to say. */
  notes: string[];
};

export const newTally = (): Tally => ({
  cycles: 0,
  acknowledged: 0,
  unknown: 0,
  recoveries: [],
  findings: [],
  notes: [],
});

/** The value below which `share` of the sorted or unsorted values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

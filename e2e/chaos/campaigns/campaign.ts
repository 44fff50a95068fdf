import type { Tally } from '../findings.ts';

export type Order = {
  readonly cycles: number;
  readonly seed: number;
  /** Long outages as well, not only those that a test has time for. */
  readonly long: boolean;
};

/** A fault, many times over. */
export type Campaign = (order: Order) => Promise<Tally>;

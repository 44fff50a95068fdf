/** Commands of a workload, four numbers each: what it is with its side, order, ticks, lots. */
export const ADD = 0;
export const CANCEL = 1;
/** A limit order priced across the middle. */
export const TAKE = 2;
export const SIDE_SHIFT = 8;
export const RECORD = 4;

/** Folds a fill into the number that engines are compared by: another fill, or another order of fills, gives another. */
export function fold(hash: number, maker: number, taker: number, ticks: number, lots: number): number {
  return Math.imul(
    Math.imul(Math.imul(Math.imul(hash ^ maker, 16_777_619) ^ taker, 16_777_619) ^ ticks, 16_777_619) ^ lots,
    16_777_619,
  );
}

export type Workload = {
  readonly name: string;
  /** Commands that fill the book before the clock starts; they stand first in `records`. */
  readonly preloaded: number;
  readonly timed: number;
  readonly records: Int32Array;
  readonly maxOrder: number;
};

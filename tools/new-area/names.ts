import { capital } from '../scaffold/names.ts';

/** What the files of a new area are written from. */
export type AreaPlan = {
  /** `perpetual`: its folder in every layer. */
  readonly area: string;
  /** `Perpetual`: the first part of its types. */
  readonly type: string;
  readonly isProduct: boolean;
  /** The first of its refusals' numbers. */
  readonly firstCode: number;
  /** The first of its commands' and tables' numbers; ten of them are its own. */
  readonly firstNumber: number;
  /** Of a product: the book of the ledger that its orders are paid from. */
  readonly book: string;
  /** The number of its migration. */
  readonly migration: string;
};

export const typeOf = (area: string): string => capital(area);

/** Next to the last of its kind: the numbers below the next multiple are left to whoever has the last one. */
export const nextBlock = (taken: Iterable<number>, size: number): number =>
  (Math.floor(Math.max(0, ...taken) / size) + 1) * size;

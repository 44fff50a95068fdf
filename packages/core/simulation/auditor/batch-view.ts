import { sequencesTable } from '../../src/index.ts';
import { rowsOf, type Sorted } from './sorted.ts';
import { wrong } from './wrong.ts';

/** A batch as the auditors of the areas see it. */
export type BatchView = {
  readonly sorted: Sorted;
  /** The time of the batch before, and its own. */
  readonly from: number;
  readonly to: number;
  /** It was made of one command, so that all of it must follow from that one. */
  readonly alone: boolean;
};

type Sequence = { readonly name: string; readonly last: number };

export const sequencesOf = ({ sorted }: BatchView): ReadonlyMap<string, number> =>
  new Map(rowsOf<Sequence>(sorted, sequencesTable.number).map(({ name, last }) => [name, last]));

/** Ids go up one by one, and the sequence's row says how far, if it was written. */
export function validateSequence(batch: BatchView, name: string, last: number): void {
  const said = sequencesOf(batch).get(name);
  if (said !== undefined && said !== last) wrong(`the sequence of ${name}s is not at ${last}`);
}

import { codecOf, id, type RowOf } from '../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../engine/command.ts';
import type { Holds } from '../holds.ts';

const input = {};
export type EndHolds = RowOf<typeof input>;

export const endHoldsShape = shape({
  name: 'guard/end-holds',
  number: 71,
  input,
  output: codecOf<{ ended: number }>({ ended: id }),
});

/** Takes holds that are over out of memory; they stopped counting by themselves. Time alone makes it happen. */
export function endHolds(holds: Holds): Command<never> {
  return command(endHoldsShape, (_nothing: EndHolds, at): Outcome<{ ended: number }> => done({ ended: holds.end(at) }));
}

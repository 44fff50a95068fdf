import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { PerpetualParts } from '../parts.ts';

const input = {};

export const payFundingShape = shape({
  name: 'perpetual/pay-funding',
  number: 120,
  input,
  output: codecOf<{ paid: number }>({ paid: id }),
});

/** Fixes the funding of a stamp and pays it, a slice of the holders at a time. Time alone makes it happen. */
export function payFunding({ funding }: Pick<PerpetualParts, 'funding'>): Command<never> {
  return command(
    payFundingShape,
    (_: RowOf<typeof input>, at): Outcome<{ paid: number }> => done({ paid: funding.pay(at) }),
  );
}

import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { ReferralParts } from '../parts.ts';

export const endDaysShape = shape({
  name: 'referral/end-days',
  number: 256,
  input: {},
  output: codecOf<{ ended: number }>({ ended: id }),
});

const AT_ONCE = 500;

/** Days that are too old to be claimed leave the memory. */
export function endDays({ deposits }: Pick<ReferralParts, 'deposits'>): Command<never> {
  return command(endDaysShape, (_: object, at): Outcome<{ ended: number }> => {
    return done({ ended: deposits.endOld(at, AT_ONCE) });
  });
}

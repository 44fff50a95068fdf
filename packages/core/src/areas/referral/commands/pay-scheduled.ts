import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { ReferralParts } from '../parts.ts';

export const payScheduledShape = shape({
  name: 'referral/pay-scheduled',
  number: 253,
  input: {},
  output: codecOf<{ paid: number }>({ paid: id }),
});

const AT_ONCE = 200;

/** The promotion budget has by now what claims wait for: in the order in which they were made. */
export function payScheduled({ claims }: Pick<ReferralParts, 'claims'>): Command<never> {
  return command(payScheduledShape, (_: object, at): Outcome<{ paid: number }> => {
    return done({ paid: claims.pay(at, AT_ONCE) });
  });
}

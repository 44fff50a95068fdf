import { traitKinds } from '@quay/contract/referral/rules';
import { codecOf, id, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { ReferralParts } from '../parts.ts';

const input = { owner: id, kind: oneOf(traitKinds), digest: text };
export type RecordTrait = RowOf<typeof input>;

export const recordTraitShape = shape({
  name: 'referral/record-trait',
  number: 251,
  input,
  output: codecOf<{ owner: number }>({ owner: id }),
});

/** The server knows by which document somebody was verified, or with which browser they came. Again, it changes nothing. */
export function recordTrait({ traits }: Pick<ReferralParts, 'traits'>): Command<never> {
  return command(recordTraitShape, ({ owner, kind, digest }: RecordTrait, at): Outcome<{ owner: number }> => {
    traits.note(owner, kind, digest, at);
    return done({ owner });
  });
}

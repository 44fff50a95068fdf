import { referral } from '@quay/contract/referral/rules';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { ReferralParts } from '../parts.ts';
import { type ReferralMember, referralMembersTable } from '../state.ts';

const input = { owner: id, referrer: id };
export type BindReferrer = RowOf<typeof input>;

export const bindShape = shape({
  name: 'referral/bind',
  number: 250,
  input,
  output: codecOf<ReferralMember>(referralMembersTable.columns),
});

/** Somebody was invited by another. It is said once; saying the same again changes nothing. */
export function bind({ members }: Pick<ReferralParts, 'members'>): Command<never> {
  return command(bindShape, ({ owner, referrer }: BindReferrer, at): Outcome<ReferralMember> => {
    const known = members.of(owner);
    if (known && known.boundAt !== null) {
      return known.referrer === referrer ? done(known) : refuse(referral.bound);
    }
    if (owner === referrer) return refuse(referral['own-code']);
    if (members.isAbove(owner, referrer)) return refuse(referral.ring);
    if (!members.mayRefer(referrer)) return refuse(referral['no-right']);

    return done(members.bind(owner, referrer, at));
  });
}

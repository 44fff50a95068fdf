import { identity } from '@quay/contract/identity/rules';
import { REFERRAL_COIN, referral, referralDay } from '@quay/contract/referral/rules';
import { amount, codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { ReferralParts } from '../parts.ts';
import { type ReferralClaim, referralClaimsTable } from '../state.ts';

/** `amount` is the sum that was seen. */
const input = { owner: id, amount };
export type ClaimRebates = RowOf<typeof input>;

export const claimShape = shape({
  name: 'referral/claim',
  number: 252,
  input,
  output: codecOf<ReferralClaim>(referralClaimsTable.columns),
});

/** Somebody claims all that can be claimed of the four lines below, once a UTC day: exactly the sum that they saw. */
export function claim({ members, traits, claims, isFrozen }: ReferralParts): Command<never> {
  return command(claimShape, ({ owner, amount: seen }: ClaimRebates, at): Outcome<ReferralClaim> => {
    if (isFrozen(owner)) return refuse(identity['account-frozen']);
    if (!members.mayRefer(owner)) return refuse(referral['no-right']);
    if (traits.of(owner).person.length === 0) return refuse(referral['not-verified']);
    if (members.of(owner)?.claimedDay === referralDay(at)) return refuse(referral['claimed-today']);
    const claimable = claims.claimable(owner, at);
    const sum = claimable.reduce((all, one) => all + one.amount, 0n);
    if (sum === 0n) return refuse(referral['nothing-to-claim']);
    if (sum !== seen) return refuse(referral['claim-changed'], { amount: sum, coin: REFERRAL_COIN });

    return done(claims.claim(owner, claimable, at));
  });
}

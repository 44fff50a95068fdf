import { referral } from '@quay/contract/referral/rules';
import { codecOf, id, maybe, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { ReferralParts } from '../parts.ts';
import { type ReferralMember, referralMembersTable } from '../state.ts';

const input = { owner: id, referrer: maybe(id) };
export type CorrectReferrer = RowOf<typeof input>;

export const correctReferrerShape = shape({
  name: 'referral/correct-referrer',
  number: 255,
  input,
  output: codecOf<ReferralMember>(referralMembersTable.columns),
});

/**
 * Two of staff say who really invited somebody, or that nobody did: until the first rebate was claimed through the link,
 * and never somebody of the person's own direct line.
 */
export function correctReferrer({ members }: Pick<ReferralParts, 'members'>): Command<never> {
  return command(correctReferrerShape, ({ owner, referrer }: CorrectReferrer, at): Outcome<ReferralMember> => {
    const known = members.of(owner);
    if ((known?.referrer ?? null) === referrer) return refuse(referral.unchanged);
    if (known?.isFixed) return refuse(referral.settled);
    if (referrer !== null) {
      if (owner === referrer) return refuse(referral['own-code']);
      if (members.isAbove(owner, referrer) || members.isAbove(referrer, owner)) return refuse(referral['direct-line']);
      if (!members.mayRefer(referrer)) return refuse(referral['no-right']);
    }

    return done(members.bind(owner, referrer, at));
  });
}

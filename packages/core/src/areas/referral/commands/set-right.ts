import { referral } from '@quay/contract/referral/rules';
import { codecOf, flag, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { ReferralParts } from '../parts.ts';
import { type ReferralMember, referralMembersTable } from '../state.ts';

const input = { owner: id, mayRefer: flag };
export type SetReferralRight = RowOf<typeof input>;

export const setRightShape = shape({
  name: 'referral/set-right',
  number: 254,
  input,
  output: codecOf<ReferralMember>(referralMembersTable.columns),
});

/** Staff take the right to invite and to claim away, or give it back. Who was invited before stays below. */
export function setRight({ members }: Pick<ReferralParts, 'members'>): Command<never> {
  return command(setRightShape, ({ owner, mayRefer }: SetReferralRight): Outcome<ReferralMember> => {
    if (members.mayRefer(owner) === mayRefer) return refuse(referral.unchanged);
    const row = members.open(owner);
    row.mayRefer = mayRefer;
    members.touch(row);
    return done(row);
  });
}

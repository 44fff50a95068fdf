import type { Area, Due } from '../../engine/area.ts';
import { type Above, linesAbove } from './above.ts';
import { Claims } from './claims.ts';
import { bind } from './commands/bind.ts';
import { claim } from './commands/claim.ts';
import { correctReferrer } from './commands/correct-referrer.ts';
import { endDays, endDaysShape } from './commands/end-days.ts';
import { payScheduled, payScheduledShape } from './commands/pay-scheduled.ts';
import { recordTrait } from './commands/record-trait.ts';
import { setRight } from './commands/set-right.ts';
import { type Credited, Deposits, type PaidOut } from './deposits.ts';
import { referralInvariants } from './invariants.ts';
import { Members } from './members.ts';
import type { ReferralNeeds } from './needs.ts';
import type { ReferralParts } from './parts.ts';
import { referralRebatesTable } from './state.ts';
import { Traits } from './traits.ts';

export type ReferralArea = Area &
  Pick<ReferralParts, 'members' | 'traits' | 'deposits' | 'claims'> & {
    /** The lines above an account, the nearest first. */
    above(owner: number, lines: number): readonly Above[];
    /** A deposit was credited or taken back, and coins are somebody else's: outside, or another user's. */
    credited(credit: Credited, at: number): void;
    reversed(credit: number): void;
    paidOut(paid: PaidOut, at: number): void;
  };

const PAY: Due = { name: payScheduledShape.name, input: {} };
const END: Due = { name: endDaysShape.name, input: {} };

/** Who invited whom, what those below have deposited, and what the promotion budget pays for it. */
export function referralArea(needs: ReferralNeeds): ReferralArea {
  const { changes, sequences, isFrozen } = needs;
  const members = new Members(changes);
  const traits = new Traits(changes);
  const deposits = new Deposits({ ...needs, members, ids: sequences.of('referral-deposit') });
  const [ids, turns] = [sequences.of('referral-claim'), sequences.of('referral-turn')];
  const claims = new Claims({
    ...{ ...needs, members, traits, deposits, ids, turns },
    rebateIds: sequences.of('referral-rebate'),
  });
  const parts: ReferralParts = { isFrozen, members, traits, deposits, claims };
  return {
    name: 'referral',
    ...{ members, traits, deposits, claims },
    above: (owner, lines) => linesAbove(parts, owner, lines),
    credited: (credit, at) => deposits.credited(credit, at),
    reversed: (credit) => deposits.reversed(credit),
    paidOut: (paid, at) => deposits.paidOut(paid, at),
    state: [members, traits, deposits, claims],
    logs: [referralRebatesTable],
    commands: [
      bind(parts),
      recordTrait(parts),
      claim(parts),
      payScheduled(parts),
      setRight(parts),
      correctReferrer(parts),
      endDays(parts),
    ],
    due: (now) => [...(claims.isDue() ? [PAY] : []), ...(deposits.hasOld(now) ? [END] : [])],
    rebuild() {
      members.rebuild();
      traits.rebuild();
      deposits.rebuild();
      claims.rebuild();
    },
    invariants: referralInvariants(parts),
  };
}

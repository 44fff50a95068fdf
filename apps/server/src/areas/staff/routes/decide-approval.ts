import type { decideApproval } from '@quay/contract/staff';
import type { LiftSuspension } from '@quay/core';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';
import { fulfilOnChain } from '../on-chain.ts';
import { fulfilOnContract } from '../on-contract.ts';
import { fulfilOnCredit } from '../on-credit.ts';
import { fulfilOnEarn } from '../on-earn.ts';
import { fulfilOnLoans } from '../on-loans.ts';
import { fulfilOnReferral } from '../on-referral.ts';

export const decideApprovalRoute =
  ({
    chain,
    contracts,
    core,
    credits,
    earn,
    identity,
    liquidity,
    loans,
    referral,
    team,
  }: StaffNeeds): Route<typeof decideApproval> =>
  async (decision, context) => {
    const { staff: decider } = context;
    const decided = await team.decide(decider, decision, async (request, requestedBy) => {
      // Nothing leaves the account from here on, so that it is held when it is open.
      if (request.kind === 'unlock-user') await identity.holds.place(request.payload.userId, 'unfrozen');
      if (request.kind === 'lift-suspension') {
        await core.submit('c2c/lift-suspension', { owner: request.payload.userId } satisfies LiftSuspension);
      }
      const changed =
        (await fulfilOnContract(request, contracts, decider.id)) ?? (await fulfilOnEarn(request, earn, liquidity));
      if (changed) return changed;
      const refused = await fulfilOnLoans(request, loans);
      if (refused) return refused;
      const credited = await fulfilOnCredit(request, credits);
      if (credited) return credited;
      const corrected = await fulfilOnReferral(request, referral);
      if (corrected) return corrected;
      return fulfilOnChain(request, chain, requestedBy, decider.id);
    });
    if ('refusal' in decided) {
      const field = decided.refusal.reason === 'staff/reason-missing' ? 'remark' : undefined;
      return refused(decided.refusal, decided.params, field);
    }
    if (decision.approve && decided.kind === 'resume-network') await chain.resume(decided.payload.network);
    if (decision.approve && decided.kind === 'unlock-user') await identity.holds.follow(decided.payload.userId);
    return reply({});
  };

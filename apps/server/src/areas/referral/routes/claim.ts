import type { claim } from '@quay/contract/referral';
import { wallet } from '@quay/contract/wallet';
import type { ClaimRebates, ReferralClaim } from '@quay/core';
import { parse } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { Facts } from '../facts.ts';
import type { ReferralNeeds } from '../needs.ts';
import { claimOnWire } from '../wire.ts';

const SHOWN = 100;

/** The core decides by facts that it was told: what the server knows of documents it is told first. */
export const claimRoute =
  ({ core }: Pick<ReferralNeeds, 'core'>, facts: Facts): Route<typeof claim> =>
  async ({ amount: seen }, context) => {
    const amount = parse(seen);
    if (!amount) return refused(wallet['amount-malformed'], {}, 'amount');
    await facts.tell();
    const input = { owner: context.owner, amount } satisfies ClaimRebates;
    const { outcome, seq } = await core.submit<ReferralClaim>('referral/claim', input);
    if (!outcome.ok) return { outcome, seq };
    const rows = await context.rowsAfter(seq);
    return reply(claimOnWire(outcome.value, await rows.referral.rebates(outcome.value.id, SHOWN)), seq);
  };

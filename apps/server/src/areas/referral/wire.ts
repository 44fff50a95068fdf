import { type ClaimRow, REFERRAL_DAY_MS, type RebateRow, shortName } from '@quay/contract/referral';
import type { ReferralClaim, ReferralRebate } from '@quay/core';
import { text } from '@quay/money';

type Rebate = Pick<ReferralRebate, 'line' | 'day' | 'deposit' | 'rate' | 'amount'>;

export const rebateOnWire = ({ line, day, deposit, rate, amount }: Rebate, name: string): RebateRow => ({
  ...{ name: shortName(name), line, day: day * REFERRAL_DAY_MS, deposit: text(deposit), rate: text(rate) },
  amount: text(amount),
});

export const claimOnWire = (
  { id, at, amount, status, paidAt, rebates: count }: ReferralClaim,
  rebates: readonly (ReferralRebate & { readonly name: string })[],
): ClaimRow => ({
  ...{ id, at, amount: text(amount), status, paidAt, count },
  rebates: rebates.map((one) => rebateOnWire(one, one.name)),
});

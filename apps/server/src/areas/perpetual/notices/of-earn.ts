import type { ContractEvent } from '@quay/contract/perpetual';
import { text } from '@quay/money';
import type { NewContractNotice, Unnotified } from '@quay/store';

const ofNone = { contract: null, step: null };

/** What people are told of what they have in Earn: income that was paid or waits, and sums that came back by themselves. */
export function noticesOfEarn({
  earnFlows,
  earnWaiting,
  earnPaidLate,
}: Pick<Unnotified, 'earnFlows' | 'earnWaiting' | 'earnPaidLate'>): NewContractNotice[] {
  const notice = (
    event: ContractEvent,
    { id, owner, name, amount, asset, at }: Unnotified['earnWaiting'][number],
  ): NewContractNotice => ({
    ...{ userId: owner, event, reference: id, ...ofNone, at },
    params: { name, amount: `${text(amount)} ${asset}` },
  });
  return [
    ...earnFlows.map((flow) => {
      if (flow.flow !== 'returned') return notice('earn-income', flow);
      return notice(flow.kind === 'flexible' ? 'earn-returned' : 'earn-ended', flow);
    }),
    ...earnWaiting.map((waiting) => notice('earn-scheduled', waiting)),
    ...earnPaidLate.map((paid) => notice('earn-income', paid)),
  ];
}

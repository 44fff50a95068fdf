import type { ContractEvent } from '@quay/contract/perpetual';
import { text } from '@quay/money';
import type { NewContractNotice, Untold } from '@quay/store';

const ofNone = { contract: null, step: null };

/** What people are told of what they have in Earn: income that was paid or waits, and sums that came back by themselves. */
export function noticesOfEarn({
  earnFlows,
  earnWaiting,
  earnPaidLate,
}: Pick<Untold, 'earnFlows' | 'earnWaiting' | 'earnPaidLate'>): NewContractNotice[] {
  const told = (
    event: ContractEvent,
    { id, owner, name, amount, asset, at }: Untold['earnWaiting'][number],
  ): NewContractNotice => ({
    ...{ userId: owner, event, reference: id, ...ofNone, at },
    params: { name, amount: `${text(amount)} ${asset}` },
  });
  return [
    ...earnFlows.map((flow) => {
      if (flow.flow !== 'returned') return told('earn-income', flow);
      return told(flow.kind === 'flexible' ? 'earn-returned' : 'earn-ended', flow);
    }),
    ...earnWaiting.map((waiting) => told('earn-scheduled', waiting)),
    ...earnPaidLate.map((paid) => told('earn-income', paid)),
  ];
}

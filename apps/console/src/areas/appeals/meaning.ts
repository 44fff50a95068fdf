import type { C2cParty } from '@quay/contract/c2c';
import type { StaffAppeal } from '@quay/contract/staff';
import { useAmount } from '../../parts/amounts.ts';
import { verdictOf } from './verdict.ts';
import { appealsWords } from './words/index.ts';

/** What a ruling for one of the two does, in the words of a sentence that goes on. */
export function useMeaning(appeal: StaffAppeal): (party: C2cParty, compensation: string) => string {
  const words = appealsWords.useWords();
  const amount = useAmount(2);
  const { state, quantity, symbol, payer, seller } = appeal;
  return (party, compensation) => {
    const verdict = verdictOf(state, party);
    const moved = verdict === 'compensate' ? `${amount(compensation)} USDT` : `${amount(quantity)} ${symbol}`;
    return words.means[verdict](moved, party === 'payer' ? payer : seller);
  };
}

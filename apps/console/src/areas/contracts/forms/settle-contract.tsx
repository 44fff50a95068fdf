import type { StaffContract } from '@quay/contract/staff';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useSettleContract } from '../acts/settle-contract.ts';
import { useDigits } from '../figures.ts';
import { contractsWords } from '../words/index.ts';

/** Asks that an overdue contract is settled at its last index; a second person decides. Nothing where it is not overdue. */
export function SettleContract({ contract: { symbol, delivery, indexPrice } }: { contract: StaffContract }) {
  const words = contractsWords.useWords();
  const digits = useDigits(7);
  if (delivery?.life !== 'overdue' || indexPrice === null) return null;
  return (
    <ReasonAct
      useCall={useSettleContract}
      requestOf={(reason) => ({ symbol, reason })}
      label={words.settle}
      title={words.settleTitle(symbol)}
      acting={words.resuming}
      done={words.askDone}
    >
      {words.settleWords(digits(indexPrice))}
    </ReasonAct>
  );
}

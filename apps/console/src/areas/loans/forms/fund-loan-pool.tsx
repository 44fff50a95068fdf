import { Field } from '@quay/ui';
import { useState } from 'react';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useFundLoanPool } from '../acts/fund-loan-pool.ts';
import { loansWords } from '../words/index.ts';

const nothing = { asset: 'USDT', amount: '' };

/** Asks for coins of Quay’s own in a pool, or for some of them back; a second person decides. */
export function FundLoanPool() {
  const words = loansWords.useWords();
  const [typed, setTyped] = useState(nothing);
  return (
    <ReasonAct
      useCall={useFundLoanPool}
      requestOf={(reason) => ({
        asset: typed.asset.trim().toUpperCase() || '-',
        amount: typed.amount.trim() || '0',
        reason,
      })}
      label={words.fund}
      title={words.fundTitle}
      acting={words.asking}
      done={words.askDone}
      onOpen={() => setTyped(nothing)}
      fields={
        <>
          <Field
            label={words.columns.asset}
            dense
            value={typed.asset}
            onChange={(asset) => setTyped({ ...typed, asset })}
          />
          <Field
            label={words.columns.amount}
            figure
            dense
            value={typed.amount}
            onChange={(amount) => setTyped({ ...typed, amount })}
          />
        </>
      }
    >
      {words.fundWords}
    </ReasonAct>
  );
}

import type { CreditPoolOfConsole } from '@quay/contract/staff';
import { Field } from '@quay/ui';
import { useState } from 'react';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useFundCredit } from '../acts/fund-credit.ts';
import { creditWords } from '../words/index.ts';

/** Asks to put in of Quay's own, or to take out what is free; a second person decides. */
export function FundCredit({ of }: { of: CreditPoolOfConsole }) {
  const words = creditWords.useWords();
  const [amount, setAmount] = useState('');
  return (
    <ReasonAct
      useCall={useFundCredit}
      requestOf={(reason) => ({ amount: amount.trim() || '0', reason })}
      label={words.fund}
      title={words.fundTitle}
      acting={words.asking}
      done={words.asked}
      onOpen={() => setAmount('')}
      fields={
        <Field
          dense
          label={words.fundField}
          unit={of.coinSymbol}
          inputMode="text"
          value={amount}
          onChange={setAmount}
        />
      }
    >
      {words.fundWords}
    </ReasonAct>
  );
}

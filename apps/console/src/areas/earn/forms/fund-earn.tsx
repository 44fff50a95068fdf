import type { EarnFundRow } from '@quay/contract/staff';
import { Field, Select } from '@quay/ui';
import { useState } from 'react';
import { useAmount } from '../../../parts/amounts.ts';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useFundEarn } from '../acts/fund-earn.ts';
import { earnWords } from '../words/index.ts';

const keyOf = ({ code, asset }: EarnFundRow): string => `${code}/${asset}`;

type FundEarnProps = { funds: readonly EarnFundRow[]; chosen?: EarnFundRow };

/** Asks to put Quay’s coins into a fund, or to take out what is promised to nobody; a second person decides. */
export function FundEarn({ funds, chosen }: FundEarnProps) {
  const words = earnWords.useWords();
  const amount = useAmount(2);
  const [picked, setPicked] = useState('');
  const [typed, setTyped] = useState('');
  const fund = chosen ?? funds.find((one) => keyOf(one) === picked) ?? funds[0];
  if (!fund) return null;
  return (
    <ReasonAct
      useCall={useFundEarn}
      requestOf={(reason) => ({
        code: fund.code,
        asset: fund.asset,
        amount: /^-?[0-9]/.test(typed.trim()) ? typed.trim() : '0',
        reason,
      })}
      label={words.fundAct}
      title={chosen ? words.fundTitle(chosen.code) : words.fundAct}
      acting={words.asking}
      done={words.askDone}
      onOpen={() => {
        setTyped('');
        setPicked('');
      }}
      fields={
        <>
          {!chosen && (
            <Select
              label={words.fundName}
              value={keyOf(fund)}
              onChange={setPicked}
              options={funds.map((one) => ({ value: keyOf(one), label: `${one.code}, ${one.asset}` }))}
            />
          )}
          <Field
            label={words.amount}
            figure
            dense
            unit={fund.asset}
            value={typed}
            onChange={setTyped}
            below={words.fundFree(amount(fund.free), amount(fund.promised))}
          />
        </>
      }
    >
      {words.fundWords}
    </ReasonAct>
  );
}

import type { StaffContract } from '@quay/contract/staff';
import { Field } from '@quay/ui';
import { useState } from 'react';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useSetCaps } from '../acts/set-caps.ts';
import { contractsWords } from '../words/index.ts';

const names = ['shareFloor', 'shareMax', 'newAccountLeverage', 'newAccountDays'] as const;
type Typed = Readonly<Record<(typeof names)[number], string>>;

const typedOf = ({ caps }: StaffContract): Typed => ({
  shareFloor: caps?.shareFloor ?? '',
  shareMax: caps?.shareMax ?? '',
  newAccountLeverage: String(caps?.newAccountLeverage ?? ''),
  newAccountDays: String(caps?.newAccountDays ?? ''),
});

/** What is no whole number is sent as 0, which is no leverage. */
const whole = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0);

/** Asks for other caps; a second person decides. */
export function SetCaps({ contract }: { contract: StaffContract }) {
  const words = contractsWords.useWords();
  const [typed, setTyped] = useState<Typed>(typedOf(contract));
  const { symbol, quote } = contract;
  return (
    <ReasonAct
      useCall={useSetCaps}
      requestOf={(reason) => ({
        symbol,
        shareFloor: typed.shareFloor.trim() || '-',
        shareMax: typed.shareMax.trim() || '-',
        newAccountLeverage: whole(typed.newAccountLeverage),
        newAccountDays: whole(typed.newAccountDays),
        reason,
      })}
      label={words.setCaps}
      title={words.setCapsTitle(symbol)}
      acting={words.resuming}
      done={words.askDone}
      onOpen={() => setTyped(typedOf(contract))}
      fields={names.map((name) => (
        <Field
          key={name}
          label={words[name]}
          figure
          dense
          unit={name === 'shareFloor' ? quote : undefined}
          value={typed[name]}
          onChange={(to) => setTyped({ ...typed, [name]: to })}
        />
      ))}
    >
      {words.setCapsWords}
    </ReasonAct>
  );
}

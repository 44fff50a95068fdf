import type { LinkedWalletsOverview } from '@quay/contract/staff';
import { Checkbox, Field } from '@quay/ui';
import { useState } from 'react';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useSetLiquidityTerms } from '../acts/set-liquidity-terms.ts';
import { earnWords } from '../words/index.ts';

const names = ['rate', 'minHeld', 'maxHeld'] as const;
const fresh = { rate: '', minHeld: '', maxHeld: '', open: true };

/** Asks for other terms of linked wallets, which hold from the next day on; a second person decides. */
export function SetLiquidityTerms({ terms }: Pick<LinkedWalletsOverview, 'terms'>) {
  const words = earnWords.useWords().wallets;
  const [typed, setTyped] = useState(terms ?? fresh);
  // What is no figure is refused in the server's words.
  const said = (name: (typeof names)[number]) => (/^[0-9]/.test(typed[name].trim()) ? typed[name].trim() : '0');
  return (
    <ReasonAct
      useCall={useSetLiquidityTerms}
      requestOf={(reason) => ({
        ...{ rate: said('rate'), minHeld: said('minHeld'), maxHeld: said('maxHeld'), open: typed.open, reason },
      })}
      label={words.setTerms}
      title={words.setTerms}
      acting={words.asking}
      done={words.askDone}
      onOpen={() => setTyped(terms ?? fresh)}
      fields={
        <>
          {names.map((name) => (
            <Field
              key={name}
              dense
              figure
              label={words.fields[name]}
              value={typed[name]}
              onChange={(value) => setTyped({ ...typed, [name]: value })}
            />
          ))}
          <Checkbox checked={typed.open} onChange={(open) => setTyped({ ...typed, open })}>
            {words.fields.open}
          </Checkbox>
        </>
      }
    >
      {words.setTermsWords}
    </ReasonAct>
  );
}

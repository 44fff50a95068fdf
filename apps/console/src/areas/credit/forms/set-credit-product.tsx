import type { CreditProductOfConsole } from '@quay/contract/staff';
import { Checkbox, Field } from '@quay/ui';
import { useState } from 'react';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useSetCreditProduct } from '../acts/set-credit-product.ts';
import { creditWords } from '../words/index.ts';

const names = ['dailyRate', 'lateMultiple', 'minAmount', 'maxAmount', 'oneMax'] as const;
type Typed = Readonly<Record<(typeof names)[number] | 'cycle', string>> & { readonly open: boolean };

const typedOf = (product: CreditProductOfConsole | undefined): Typed =>
  product
    ? { ...product, cycle: String(product.cycle) }
    : { cycle: '', dailyRate: '', lateMultiple: '3', minAmount: '', maxAmount: '', oneMax: '', open: true };

/** Asks for terms of loans of so many days; a second person decides. */
export function SetCreditProduct({ label, product }: { label: string; product?: CreditProductOfConsole }) {
  const words = creditWords.useWords();
  const [typed, setTyped] = useState<Typed>(typedOf(product));
  const said = (name: (typeof names)[number]) => typed[name].trim() || '-';
  return (
    <ReasonAct
      useCall={useSetCreditProduct}
      requestOf={(reason) => ({
        cycle: /^[1-9]\d{0,2}$/.test(typed.cycle.trim()) ? Number(typed.cycle) : 1_000,
        ...{ dailyRate: said('dailyRate'), lateMultiple: said('lateMultiple'), minAmount: said('minAmount') },
        ...{ maxAmount: said('maxAmount'), oneMax: said('oneMax'), open: typed.open, reason },
      })}
      label={label}
      title={words.productTitle}
      acting={words.asking}
      done={words.asked}
      onOpen={() => setTyped(typedOf(product))}
      fields={
        <>
          <Field
            dense
            figure
            label={words.productFields.cycle}
            value={typed.cycle}
            readOnly={product !== undefined}
            onChange={(cycle) => setTyped({ ...typed, cycle })}
          />
          {names.map((name) => (
            <Field
              key={name}
              dense
              figure
              label={words.productFields[name]}
              value={typed[name]}
              onChange={(value) => setTyped({ ...typed, [name]: value })}
            />
          ))}
          <Checkbox checked={typed.open} onChange={(open) => setTyped({ ...typed, open })}>
            {words.productFields.open}
          </Checkbox>
        </>
      }
    >
      {words.productWords}
    </ReasonAct>
  );
}

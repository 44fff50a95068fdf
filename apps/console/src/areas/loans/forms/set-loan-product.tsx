import type { StaffLoanProduct } from '@quay/contract/staff';
import { Field, Toggle } from '@quay/ui';
import { useState } from 'react';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useSetLoanProduct } from '../acts/set-loan-product.ts';
import { loansWords } from '../words/index.ts';

const coins = ['asset', 'pledge', 'days'] as const;
const figures = [
  ...(['hourlyRate', 'lateMultiple', 'initialRate', 'saleFeeRate'] as const),
  ...(['lot', 'minAmount', 'lentMax', 'pledgedMax'] as const),
];
type Typed = Readonly<Record<(typeof coins)[number] | (typeof figures)[number], string>>;

const EMPTY: Typed = {
  ...{ asset: 'USDT', pledge: '', days: '7', hourlyRate: '0.002', lateMultiple: '3', initialRate: '0.5' },
  ...{ saleFeeRate: '0.01', lot: '', minAmount: '', lentMax: '', pledgedMax: '' },
};

const typedOf = (product: StaffLoanProduct): Typed => ({ ...product, days: String(product.days) });

/** What is no whole number is sent as 0, which is no term. */
const whole = (typed: string): number => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0);

/** Asks for a new product, or for other terms of one; a second person decides. */
export function SetLoanProduct({ product }: { product?: StaffLoanProduct }) {
  const words = loansWords.useWords();
  const [typed, setTyped] = useState(EMPTY);
  const [open, setOpen] = useState(true);
  const named = coins.filter(() => product === undefined);
  return (
    <ReasonAct
      useCall={useSetLoanProduct}
      requestOf={(reason) => {
        const said = Object.fromEntries(figures.map((name) => [name, typed[name].trim() || '-']));
        return {
          ...(said as Record<(typeof figures)[number], string>),
          asset: typed.asset.trim().toUpperCase() || '-',
          pledge: typed.pledge.trim().toUpperCase() || '-',
          days: whole(typed.days),
          ...{ open, reason },
        };
      }}
      label={product ? words.change : words.offer}
      title={product ? words.changeTitle(product.asset, product.pledge, String(product.days)) : words.offerTitle}
      acting={words.asking}
      done={words.askDone}
      onOpen={() => {
        setTyped(product ? typedOf(product) : EMPTY);
        setOpen(product?.open ?? true);
      }}
      fields={
        <>
          {[...named, ...figures].map((name) => (
            <Field
              key={name}
              label={words.columns[name]}
              figure={name !== 'asset' && name !== 'pledge'}
              dense
              value={typed[name]}
              onChange={(to) => setTyped({ ...typed, [name]: to })}
            />
          ))}
          <Toggle checked={open} onChange={setOpen}>
            {words.columns.open}
          </Toggle>
        </>
      }
    >
      {words.productWords}
    </ReasonAct>
  );
}

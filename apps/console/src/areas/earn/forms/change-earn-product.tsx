import type { StaffEarnProduct } from '@quay/contract/staff';
import { useState } from 'react';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useChangeEarnProduct } from '../acts/change-earn-product.ts';
import { earnWords } from '../words/index.ts';
import { TermsFields, termsOf, typedOf } from './terms-fields.tsx';

/** Asks for other terms of a product; a second person decides. Orders keep theirs. */
export function ChangeEarnProduct({ of }: { of: StaffEarnProduct }) {
  const words = earnWords.useWords();
  const [typed, setTyped] = useState(() => typedOf(of));
  const { product } = of;
  return (
    <ReasonAct
      useCall={useChangeEarnProduct}
      requestOf={(reason) => ({ product: product.product, ...termsOf(typed, product.kind), reason })}
      label={words.change}
      title={words.changeTitle(product.name)}
      acting={words.asking}
      done={words.askDone}
      onOpen={() => setTyped(typedOf(of))}
      fields={<TermsFields kind={product.kind} asset={product.asset} typed={typed} onChange={setTyped} />}
    >
      {words.changeWords}
    </ReasonAct>
  );
}

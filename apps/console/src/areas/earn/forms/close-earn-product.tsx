import type { StaffEarnProduct } from '@quay/contract/staff';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useCloseEarnProduct } from '../acts/close-earn-product.ts';
import { earnWords } from '../words/index.ts';

/** Ends the sale of a product at once: one person does it. */
export function CloseEarnProduct({ of: { product } }: { of: StaffEarnProduct }) {
  const words = earnWords.useWords();
  return (
    <ReasonAct
      useCall={useCloseEarnProduct}
      requestOf={(reason) => ({ product: product.product, reason })}
      label={words.close}
      title={words.closeTitle(product.name)}
      acting={words.closing}
      done={words.closeDone}
    >
      {words.closeWords}
    </ReasonAct>
  );
}

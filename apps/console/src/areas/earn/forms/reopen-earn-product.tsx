import type { StaffEarnProduct } from '@quay/contract/staff';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useReopenEarnProduct } from '../acts/reopen-earn-product.ts';
import { earnWords } from '../words/index.ts';

/** Asks that a product is sold again; a second person decides. */
export function ReopenEarnProduct({ of: { product } }: { of: StaffEarnProduct }) {
  const words = earnWords.useWords();
  return (
    <ReasonAct
      useCall={useReopenEarnProduct}
      requestOf={(reason) => ({ product: product.product, reason })}
      label={words.reopen}
      title={words.reopenTitle(product.name)}
      acting={words.asking}
      done={words.askDone}
    >
      {words.reopenWords}
    </ReasonAct>
  );
}

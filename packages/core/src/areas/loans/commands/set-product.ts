import { loans as refusals } from '@quay/contract/loans/rules';
import { codecOf, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { isWarnedAtOnce, productIsPossible } from '../../../lending/terms.ts';
import type { LoansParts } from '../parts.ts';
import { type LoanProduct, loanProductsTable, termsColumns } from '../state.ts';

const input = termsColumns;
export type SetProduct = RowOf<typeof input>;

export const setProductShape = shape({
  name: 'loans/set-product',
  number: 200,
  input,
  output: codecOf<LoanProduct>(loanProductsTable.columns),
});

/** Staff say on which terms an asset is borrowed against another, or open and close that. Loans keep the terms they have. */
export function setProduct({ products, pools }: LoansParts): Command<never> {
  return command(setProductShape, (terms: SetProduct): Outcome<LoanProduct> => {
    if (!productIsPossible(terms)) return refuse(refusals['terms-impossible']);
    if (isWarnedAtOnce(terms)) return refuse(refusals['warned-at-once']);

    pools.open(terms.asset);
    const known = products.of(terms);
    if (!known) return done(products.add({ ...terms, lent: 0n, pledged: 0n }));
    products.touch(Object.assign(known, terms));
    return done(known);
  });
}

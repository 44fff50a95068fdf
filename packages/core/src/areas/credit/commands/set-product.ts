import { CREDIT_DAYS_MAX, credit, DAILY_RATE_MAX, LATE_MULTIPLE_MAX } from '@quay/contract/credit/rules';
import { ONE, units } from '@quay/money';
import { codecOf, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { CreditParts } from '../parts.ts';
import { type CreditProduct, creditProductsTable, productColumns } from '../state.ts';

const input = productColumns;
export type SetProduct = RowOf<typeof input>;

export const setProductShape = shape({
  name: 'credit/set-product',
  number: 230,
  input,
  output: codecOf<CreditProduct>(creditProductsTable.columns),
});

const RATE_MAX = units(DAILY_RATE_MAX);
const MULTIPLE_MAX = units(LATE_MULTIPLE_MAX);

/** Whether terms can be: a term of days, a rate, being late never cheaper, and bounds in order. */
export const areTerms = (of: Omit<CreditProduct, 'asset' | 'isOpen'>): boolean =>
  of.days >= 1 &&
  of.days <= CREDIT_DAYS_MAX &&
  of.dailyRate > 0n &&
  of.dailyRate <= RATE_MAX &&
  of.lateMultiple >= ONE &&
  of.lateMultiple <= MULTIPLE_MAX &&
  of.minAmount > 0n &&
  of.minAmount <= of.maxAmount &&
  of.oneMax >= 0n;

/** Staff say terms, or open and close a product. Loans keep the terms that they were applied for with. */
export function setProduct({ products }: Pick<CreditParts, 'products'>): Command<never> {
  return command(setProductShape, (request: SetProduct): Outcome<CreditProduct> => {
    if (!areTerms(request)) return refuse(credit['terms-impossible']);
    const known = products.get(`${request.asset}/${request.days}`);
    if (!known) return done(products.add({ ...request }));
    Object.assign(known, request);
    products.touch(known);
    return done(known);
  });
}

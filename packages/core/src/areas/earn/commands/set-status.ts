import { earn } from '@quay/contract/earn/rules';
import { codecOf, flag, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { EarnParts } from '../parts.ts';
import { type EarnProduct, earnProductsTable } from '../state.ts';

const input = { product: id, isOpen: flag };
export type SetStatus = RowOf<typeof input>;

export const setStatusShape = shape({
  name: 'earn/set-status',
  number: 212,
  input,
  output: codecOf<EarnProduct>(earnProductsTable.columns),
});

/** Staff end the sale of a product, or open it again. What people hold goes on. */
export function setStatus({ products }: Pick<EarnParts, 'products'>): Command<never> {
  return command(setStatusShape, ({ product: id, isOpen }: SetStatus): Outcome<EarnProduct> => {
    const product = products.find(id);
    if (!product) return refuse(earn['product-unknown']);

    product.isOpen = isOpen;
    products.touch(product);
    return done(product);
  });
}

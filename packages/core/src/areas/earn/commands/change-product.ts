import { earn } from '@quay/contract/earn/rules';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { termsOf, termsRefusal } from '../listing.ts';
import type { EarnParts } from '../parts.ts';
import { type EarnProduct, earnProductsTable, termsColumns } from '../state.ts';

const input = { product: id, ...termsColumns };
export type ChangeProduct = RowOf<typeof input>;

export const changeProductShape = shape({
  name: 'earn/change-product',
  number: 211,
  input,
  output: codecOf<EarnProduct>(earnProductsTable.columns),
});

/** Staff give a product other terms. Orders keep those that they began with. */
export function changeProduct({ products, funds }: EarnParts): Command<never> {
  return command(changeProductShape, (request: ChangeProduct): Outcome<EarnProduct> => {
    const product = products.find(request.product);
    if (!product) return refuse(earn['product-unknown']);
    const wrong = termsRefusal(product, request);
    if (wrong) return wrong;
    if (products.isNamed({ ...product, name: request.name }, product.id)) return refuse(earn['already-listed']);

    if (product.kind !== 'flexible') funds.open(request.fund, product.asset);
    products.touch(Object.assign(product, termsOf(request), { version: product.version + 1 }));
    return done(product);
  });
}

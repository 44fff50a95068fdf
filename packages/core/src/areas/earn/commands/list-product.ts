import { earn, earnKinds } from '@quay/contract/earn/rules';
import { codecOf, id, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { termsOf, termsRefusal } from '../listing.ts';
import type { EarnParts } from '../parts.ts';
import { type EarnProduct, earnProductsTable, termsColumns } from '../state.ts';

/** `dayMs` is 24 hours unless the market is simulated; `days` is 0 for savings. */
const input = { kind: oneOf(earnKinds), asset: text, days: id, dayMs: id, ...termsColumns };
export type ListProduct = RowOf<typeof input>;

export const listProductShape = shape({
  name: 'earn/list-product',
  number: 210,
  input,
  output: codecOf<EarnProduct>(earnProductsTable.columns),
});

/** Staff list a product. Kind, asset, term and day stay as they are; it is sold from now on. */
export function listProduct({ products, funds, sharing, sequences }: EarnParts): Command<never> {
  const ids = sequences.of('earn-product');

  return command(listProductShape, (request: ListProduct, at): Outcome<EarnProduct> => {
    const { kind, asset, days, dayMs, fund } = request;
    const wrong = termsRefusal(request, request);
    if (wrong) return wrong;
    if (kind === 'flexible' && products.savingsOf(asset)) return refuse(earn['already-listed']);
    if (kind !== 'flexible' && products.isNamed(request)) return refuse(earn['already-listed']);

    const id = ids.next();
    if (kind === 'flexible') sharing.list(id, asset, dayMs, at);
    else funds.open(fund, asset);
    return done(
      products.add({
        ...{ id, version: 1, kind, asset, days, dayMs, ...termsOf(request) },
        ...{ isOpen: true, held: 0n, orders: 0, paid: 0n, listedAt: at },
      }),
    );
  });
}

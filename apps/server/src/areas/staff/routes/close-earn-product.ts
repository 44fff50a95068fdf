import { earn } from '@quay/contract/earn';
import { type closeEarnProduct, staff as refusals } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const closeEarnProductRoute =
  ({ audit, earn: administration }: StaffNeeds): Route<typeof closeEarnProduct> =>
  async ({ product, reason }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const known = await administration.product(product);
    if (!known) return refused(earn['product-unknown'], {}, 'product');
    if (!known.isOpen) return refused(earn['not-listed']);

    // Written down first: should the server end in between, nothing was done that the log does not know.
    const details = { product: known.name, reason };
    await audit.add({ staff, act: 'close-earn-product', subject: `earn product ${product}`, details });
    const no = await administration.setOpen(product, false);
    return no ? refused(no.refusal, no.params) : reply({});
  };

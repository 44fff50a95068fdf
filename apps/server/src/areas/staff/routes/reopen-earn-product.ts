import { earn } from '@quay/contract/earn';
import { staff as refusals, type reopenEarnProduct } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const reopenEarnProductRoute =
  ({ earn: administration, team }: StaffNeeds): Route<typeof reopenEarnProduct> =>
  async ({ product, reason }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const known = await administration.product(product);
    if (!known) return refused(earn['product-unknown'], {}, 'product');
    if (known.isOpen) return refused(earn['already-listed']);
    const approvalId = await team.ask(staff, {
      kind: 'reopen-earn-product',
      details: { product: known.name },
      payload: { product },
      reason,
    });
    return reply({ approvalId });
  };

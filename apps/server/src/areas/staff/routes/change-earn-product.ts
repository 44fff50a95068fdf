import { earn } from '@quay/contract/earn';
import { type changeEarnProduct, staff as refusals } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { earnDetails } from '../earn-details.ts';
import type { StaffNeeds } from '../needs.ts';

export const changeEarnProductRoute =
  ({ earn: administration, team }: StaffNeeds): Route<typeof changeEarnProduct> =>
  async ({ product, reason, ...terms }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const known = await administration.product(product);
    if (!known) return refused(earn['product-unknown'], {}, 'product');
    if (!administration.areWritten(terms)) return refused(earn['terms-impossible']);
    const other = await administration.named({ kind: known.kind, asset: known.asset, name: terms.name });
    if (other && other.id !== product) return refused(earn['already-listed'], {}, 'name');
    const approvalId = await team.ask(staff, {
      kind: 'change-earn-product',
      details: { product: known.name, ...earnDetails(terms) },
      payload: { product, version: known.version, terms },
      reason,
    });
    return reply({ approvalId });
  };

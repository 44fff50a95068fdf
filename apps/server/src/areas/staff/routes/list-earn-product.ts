import { earn } from '@quay/contract/earn';
import { type listEarnProduct, staff as refusals } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { earnDetails } from '../earn-details.ts';
import type { StaffNeeds } from '../needs.ts';

export const listEarnProductRoute =
  ({ earn: administration, team }: StaffNeeds): Route<typeof listEarnProduct> =>
  async ({ kind, asset, days, reason, ...terms }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    if (!administration.areWritten(terms)) return refused(earn['terms-impossible']);
    if (await administration.named({ kind, asset, name: terms.name }))
      return refused(earn['already-listed'], {}, 'name');
    const approvalId = await team.ask(staff, {
      kind: 'list-earn-product',
      details: { kind, asset, ...(days > 0 && { days: String(days) }), ...earnDetails(terms) },
      payload: { kind, asset, days, terms },
      reason,
    });
    return reply({ approvalId });
  };

import { trading } from '@quay/contract';
import { type listDelivery, staff as refusals } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const listDeliveryRoute =
  ({ contracts, team }: StaffNeeds): Route<typeof listDelivery> =>
  async ({ symbol, term, reason }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    if (contracts.statusOf(symbol) === undefined) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    const root = contracts.rootOf(symbol);
    if (root === undefined) return refused(refusals['contract-dated'], {}, 'symbol');
    const listed = contracts.livingOf(root, term);
    if (listed !== undefined) return refused(refusals['delivery-listed'], { symbol: listed }, 'term');
    const approvalId = await team.ask(staff, {
      kind: 'list-delivery',
      details: { contract: symbol, term },
      payload: { contract: symbol, term },
      reason,
    });
    return reply({ approvalId });
  };

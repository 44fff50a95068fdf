import { trading } from '@quay/contract';
import { perpetual } from '@quay/contract/perpetual';
import { staff as refusals, type settleContract } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const settleContractRoute =
  ({ contracts, team }: StaffNeeds): Route<typeof settleContract> =>
  async ({ symbol, reason }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    if (contracts.statusOf(symbol) === undefined) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    const index = contracts.overdueIndex(symbol);
    if (index === undefined) return refused(perpetual['settlement-not-overdue']);
    const approvalId = await team.ask(staff, {
      kind: 'settle-contract',
      details: { contract: symbol, index },
      payload: { contract: symbol },
      reason,
    });
    return reply({ approvalId });
  };

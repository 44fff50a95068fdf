import { liquidity } from '@quay/contract/liquidity';
import { staff as refusals, type setLiquidityTerms } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const setLiquidityTermsRoute =
  ({ liquidity: administration, team }: StaffNeeds): Route<typeof setLiquidityTerms> =>
  async ({ reason, ...terms }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    if (!administration.arePossible(terms)) return refused(liquidity['terms-impossible']);
    const { rate, minHeld, maxHeld, open } = terms;
    const approvalId = await team.ask(staff, {
      kind: 'set-liquidity-terms',
      details: { rate, minHeld, maxHeld, open: open ? 'yes' : 'no' },
      payload: { terms, before: (await administration.terms()) ?? null },
      reason,
    });
    return reply({ approvalId });
  };

import { type fundLoanPool, staff as refusals } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const fundLoanPoolRoute =
  ({ loans, team }: StaffNeeds): Route<typeof fundLoanPool> =>
  async ({ asset, amount, reason }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const wrong = await loans.validateFunds({ asset, amount });
    if (wrong) return refused(wrong.refusal, wrong.params, wrong.field);
    const approvalId = await team.ask(staff, {
      kind: 'fund-loan-pool',
      details: { asset, amount: amount.replace('-', ''), way: amount.startsWith('-') ? 'out' : 'in' },
      payload: { asset, amount },
      reason,
    });
    return reply({ approvalId });
  };

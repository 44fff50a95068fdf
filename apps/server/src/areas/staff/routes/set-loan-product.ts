import { staff as refusals, type setLoanProduct } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const setLoanProductRoute =
  ({ loans, team }: StaffNeeds): Route<typeof setLoanProduct> =>
  async ({ reason, ...wanted }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const wrong = loans.validateProduct(wanted);
    if (wrong) return refused(wrong.refusal, wrong.params, wrong.field);
    const { asset, pledge, days, open, ...figures } = wanted;
    const approvalId = await team.ask(staff, {
      kind: 'set-loan-product',
      details: { product: `${asset} / ${pledge}, ${days} d`, open: open ? 'yes' : 'no', ...figures },
      payload: wanted,
      reason,
    });
    return reply({ approvalId });
  };

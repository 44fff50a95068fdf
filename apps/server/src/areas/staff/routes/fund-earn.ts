import { earn, PROMOTION_FUND } from '@quay/contract/earn';
import { type fundEarn, staff as refusals } from '@quay/contract/staff';
import { freeOf } from '@quay/core/earn-sums';
import { parse, text } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';
import { signedUnits } from '../on-earn.ts';

export const fundEarnRoute =
  ({ earn: administration, team }: StaffNeeds): Route<typeof fundEarn> =>
  async ({ code, asset, amount, reason }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    if (!parse(amount.replace('-', ''))) return refused(earn['amount-missing'], {}, 'amount');
    const known = await administration.fund(code, asset);
    if (!known && code !== PROMOTION_FUND) return refused(earn['fund-unknown'], {}, 'code');
    const free = known ? freeOf(known) : 0n;
    if (-signedUnits(amount) > free) {
      return refused(earn['cover-promised'], { free: text(free), coin: asset }, 'amount');
    }
    const approvalId = await team.ask(staff, {
      kind: 'fund-earn',
      details: { fund: code, amount: `${amount} ${asset}` },
      payload: { code, asset, amount, putIn: text(known?.putIn ?? 0n), takenOut: text(known?.takenOut ?? 0n) },
      reason,
    });
    return reply({ approvalId });
  };

import { credit } from '@quay/contract/credit';
import { type fundCredit, staff as refusals } from '@quay/contract/staff';
import { parse, text } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const fundCreditRoute =
  ({ credits, team }: Pick<StaffNeeds, 'credits' | 'team'>): Route<typeof fundCredit> =>
  async ({ amount: said, reason }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const size = parse(said.replace(/^-/, ''));
    if (size === undefined || size === 0n) return refused(credit['amount-malformed'], {}, 'amount');
    const { funded, free, coinSymbol } = await credits.pool();
    if (said.startsWith('-') && size > parse(free)!) {
      return refused(credit['capital-lent'], { free, coin: coinSymbol }, 'amount');
    }
    const amount = said.startsWith('-') ? `-${text(size)}` : text(size);
    const approvalId = await team.ask(staff, {
      kind: 'fund-credit',
      details: { amount: `${amount} ${coinSymbol}`, funded },
      payload: { amount, before: funded },
      reason,
    });
    return reply({ approvalId });
  };

import { credit } from '@quay/contract/credit';
import { staff as refusals, type setCreditProduct } from '@quay/contract/staff';
import { areCreditTerms } from '@quay/core';
import { parse } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

const AMOUNTS = ['dailyRate', 'lateMultiple', 'minAmount', 'maxAmount', 'oneMax'] as const;

export const setCreditProductRoute =
  ({ credits, team }: Pick<StaffNeeds, 'credits' | 'team'>): Route<typeof setCreditProduct> =>
  async ({ reason, ...wanted }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const read = AMOUNTS.map((name) => [name, parse(wanted[name])] as const);
    const wrong = read.find(([, value]) => value === undefined);
    if (wrong) return refused(credit['amount-malformed'], {}, wrong[0]);
    const terms = Object.fromEntries(read) as Record<(typeof AMOUNTS)[number], bigint>;
    if (!areCreditTerms({ ...terms, days: wanted.cycle })) return refused(credit['terms-impossible']);

    const now = (await credits.pool()).products.find(({ cycle }) => cycle === wanted.cycle);
    const lines = AMOUNTS.map((name) => [name, now ? `${now[name]} → ${wanted[name]}` : wanted[name]]);
    const approvalId = await team.ask(staff, {
      kind: 'set-credit-product',
      details: { cycle: String(wanted.cycle), ...Object.fromEntries(lines), open: wanted.open ? 'yes' : 'no' },
      payload: wanted,
      reason,
    });
    return reply({ approvalId });
  };

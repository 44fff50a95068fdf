import type { takeOut } from '@quay/contract/earn';
import type { Route } from '../../../edge/route.ts';
import type { EarnNeeds } from '../needs.ts';
import { ownOrder } from '../own-order.ts';

export const takeOutRoute =
  ({ core, now }: EarnNeeds): Route<typeof takeOut> =>
  async ({ order }, context) => {
    const { owner } = context;
    const { outcome, seq } = await core.submit('earn/take-out', { owner, order, book: 'spot' });
    if (!outcome.ok) return { outcome, seq };
    return ownOrder(await context.rowsAfter(seq), owner, order, now(), seq);
  };

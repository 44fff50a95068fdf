import type { exitEarly } from '@quay/contract/earn';
import { wallet } from '@quay/contract/wallet';
import { parse } from '@quay/money';
import { type Route, refused } from '../../../edge/route.ts';
import type { EarnNeeds } from '../needs.ts';
import { ownOrder } from '../own-order.ts';

export const exitEarlyRoute =
  ({ core, now }: EarnNeeds): Route<typeof exitEarly> =>
  async ({ order, penalty: written }, context) => {
    const penalty = parse(written);
    if (penalty === undefined) return refused(wallet['amount-malformed'], {}, 'penalty');
    const { owner } = context;
    const { outcome, seq } = await core.submit('earn/exit-early', { owner, order, penalty });
    if (!outcome.ok) return { outcome, seq };
    return ownOrder(await context.rowsAfter(seq), owner, order, now(), seq);
  };

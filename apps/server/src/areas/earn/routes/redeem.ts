import type { redeem } from '@quay/contract/earn';
import { wallet } from '@quay/contract/wallet';
import { parse } from '@quay/money';
import { isRequestId } from '../../../edge/request-id.ts';
import { type Route, refused } from '../../../edge/route.ts';
import type { EarnNeeds } from '../needs.ts';
import { ownOrder } from '../own-order.ts';

export const redeemRoute =
  ({ core, now }: EarnNeeds): Route<typeof redeem> =>
  async ({ order, requestId, amount: written }, context) => {
    if (!isRequestId(requestId)) return refused(wallet['request-id-malformed'], {}, 'requestId');
    const amount = parse(written);
    if (!amount) return refused(wallet['amount-malformed'], {}, 'amount');
    const { owner } = context;
    const input = { owner, requestId, order, amount, book: 'spot' };
    const { outcome, seq } = await core.submit<{ redemption: number }>('earn/redeem', input);
    if (!outcome.ok) return { outcome, seq };
    return ownOrder(await context.rowsAfter(seq), owner, order, now(), seq);
  };

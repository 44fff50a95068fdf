import type { buy } from '@quay/contract/earn';
import { wallet } from '@quay/contract/wallet';
import { parse } from '@quay/money';
import { isRequestId } from '../../../edge/request-id.ts';
import { type Route, refused } from '../../../edge/route.ts';
import type { EarnNeeds } from '../needs.ts';
import { ownOrder } from '../own-order.ts';

export const buyRoute =
  ({ core, now }: EarnNeeds): Route<typeof buy> =>
  async ({ product, version, requestId, amount: written, sharedBy = null }, context) => {
    if (!isRequestId(requestId)) return refused(wallet['request-id-malformed'], {}, 'requestId');
    const amount = parse(written);
    if (!amount) return refused(wallet['amount-malformed'], {}, 'amount');
    const { owner } = context;
    const input = { owner, requestId, product, version, amount, book: 'spot', sharedBy };
    const { outcome, seq } = await core.submit<{ order: number }>('earn/buy', input);
    if (!outcome.ok) return { outcome, seq };
    return ownOrder(await context.rowsAfter(seq), owner, outcome.value.order, now(), seq);
  };

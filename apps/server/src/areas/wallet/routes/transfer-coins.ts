import { type transferCoins, wallet } from '@quay/contract/wallet';
import type { Transfer } from '@quay/core';
import { parse } from '@quay/money';
import { isRequestId } from '../../../edge/request-id.ts';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { listedCoins } from '../coins.ts';
import type { WalletNeeds } from '../needs.ts';
import { transferOnWire } from '../wire.ts';

export const transferCoinsRoute =
  ({ core, market, chain }: WalletNeeds): Route<typeof transferCoins> =>
  async (request, context) => {
    const { symbol, from, to, requestId } = request;
    if (!isRequestId(requestId)) return refused(wallet['request-id-malformed'], {}, 'requestId');
    const amount = parse(request.amount);
    if (!amount) return refused(wallet['amount-malformed'], {}, 'amount');
    if (from === to) return refused(wallet['same-book'], {}, 'to');

    const { owner } = context;
    const input = { owner, requestId, asset: symbol, fromBook: from, toBook: to, amount };
    const { outcome, seq } = await core.submit<Transfer>('wallet/transfer-coins', input);
    if (outcome.ok) return reply(transferOnWire(outcome.value), seq);
    const isCoin =
      outcome.refusal.code !== wallet['balance-too-small'].code || listedCoins({ market, chain }).has(symbol);
    return isCoin ? { outcome, seq } : refused(wallet['coin-unknown'], { symbol }, 'symbol');
  };

import { type transferCoins, wallet } from '@quay/contract/wallet';
import type { Transfer } from '@quay/core';
import { parse } from '@quay/money';
import { isRequestId } from '../../../edge/request-id.ts';
import { type Route, refused, told } from '../../../edge/route.ts';
import { listedCoins } from '../coins.ts';
import { transferOnWire } from '../wire.ts';

export const transferCoinsRoute: Route<typeof transferCoins> = async (request, asking) => {
  const { symbol, from, to, requestId } = request;
  if (!isRequestId(requestId)) return refused(wallet['request-id-malformed'], {}, 'requestId');
  const amount = parse(request.amount);
  if (!amount) return refused(wallet['amount-malformed'], {}, 'amount');
  if (from === to) return refused(wallet['same-book'], {}, 'to');

  const { owner } = asking;
  const input = { owner, requestId, asset: symbol, fromBook: from, toBook: to, amount };
  const { outcome, seq } = await asking.core.submit<Transfer>('wallet/transfer-coins', input);
  if (outcome.ok) return told(transferOnWire(outcome.value), seq);
  const isCoin = outcome.refusal.code !== wallet['balance-too-small'].code || listedCoins(asking).has(symbol);
  return isCoin ? { outcome, seq } : refused(wallet['coin-unknown'], { symbol }, 'symbol');
};

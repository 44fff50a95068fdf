import { type placeBracket, spot } from '@quay/contract/spot';
import type { Order, PlaceBracket } from '@quay/core';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { unitsOf } from '../../../trading/units-of.ts';
import type { SpotNeeds } from '../needs.ts';
import { requestOf } from '../order-request.ts';
import { orderOnWire } from '../wire.ts';

export const placeBracketRoute =
  ({ core }: SpotNeeds): Route<typeof placeBracket> =>
  async ({ takeProfit: profit, stopLoss: loss, ...order }, { owner }) => {
    const proposal = requestOf(owner, order);
    if ('refusal' in proposal) return { outcome: proposal };
    const takeProfit = unitsOf(profit);
    if (takeProfit === undefined) return refused(spot['price-malformed'], {}, 'takeProfit');
    const stopLoss = unitsOf(loss);
    if (stopLoss === undefined) return refused(spot['stop-price-malformed'], {}, 'stopLoss');
    const input: PlaceBracket = { ...proposal, takeProfit, stopLoss };
    const { outcome, seq } = await core.submit<Order>('spot/place-bracket', input);
    return outcome.ok ? reply(orderOnWire(outcome.value), seq) : { outcome, seq };
  };

import { type placeOco, spot } from '@quay/contract/spot';
import type { PlacedPair, PlaceOco } from '@quay/core';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { unitsOf } from '../../../trading/units-of.ts';
import { CLIENT_ID } from '../../../trading/unread.ts';
import type { SpotNeeds } from '../needs.ts';
import { orderOnWire } from '../wire.ts';

export const placeOcoRoute =
  ({ core }: SpotNeeds): Route<typeof placeOco> =>
  async (request, { owner }) => {
    const { clientOrderId, symbol: market, side, selfTrade = 'cancel-taker' } = request;
    if (clientOrderId !== undefined && !CLIENT_ID.test(clientOrderId)) {
      return refused(spot['client-id-malformed'], {}, 'clientOrderId');
    }
    const quantity = unitsOf(request.quantity);
    if (quantity === undefined) return refused(spot['quantity-malformed'], {}, 'quantity');
    const price = unitsOf(request.price);
    if (price === undefined) return refused(spot['price-malformed'], {}, 'price');
    const stopPrice = unitsOf(request.stopPrice);
    if (stopPrice === undefined) return refused(spot['stop-price-malformed'], {}, 'stopPrice');
    const stopLimitPrice = unitsOf(request.stopLimitPrice);
    if (stopLimitPrice === undefined) return refused(spot['price-malformed'], {}, 'stopLimitPrice');
    const input: PlaceOco = {
      ...{ owner, clientId: clientOrderId ?? null, market, side, selfTrade },
      ...{ quantity: quantity ?? 0, price: price ?? 0, stopPrice: stopPrice ?? 0, stopLimitPrice },
    };
    const { outcome, seq } = await core.submit<PlacedPair>('spot/place-oco', input);
    if (!outcome.ok) return { outcome, seq };
    return reply({ limit: orderOnWire(outcome.value.limit), stop: orderOnWire(outcome.value.stop) }, seq);
  };

import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, symbol } from '../../fields.ts';
import { sides, trading } from '../../trading/index.ts';
import { clientOrderId } from '../../trading/requests.ts';
import { selfTradeModes } from '../../trading/sets.ts';
import { identity } from '../identity/refusals.ts';
import { wallet } from '../wallet/refusals.ts';
import { type Order, order } from './order.ts';
import { spot } from './refusals.ts';

export const placeOcoRequest = z.strictObject({
  symbol,
  side: z.enum(sides),
  quantity: decimal.describe('base asset, of either order'),
  price: decimal.describe(
    'limit price of the order that rests: above the last price for a sale, below it for a purchase',
  ),
  stopPrice: decimal.describe(
    'last price that triggers the other: below the last price for a sale, above it for a purchase',
  ),
  stopLimitPrice: decimal
    .optional()
    .describe('limit price that the other then has; a sale without one is at market, a purchase always has one'),
  selfTrade: z.enum(selfTradeModes).optional().describe('cancel-taker when not said'),
  clientOrderId: clientOrderId.optional(),
});
export const placeOcoResponse = z.object({
  limit: order.describe('the order that rests'),
  stop: order.describe('the order that waits for its stop price'),
});
export type PlaceOco = z.infer<typeof placeOcoRequest>;
export type PlacedPair = { limit: Order; stop: Order };

/**
 * Places two orders on one quantity, which is held once: a limit order that rests, and a stop order. As soon as one begins
 * to trade or is reached, the other is cancelled; cancelling one cancels both.
 *
 * @example { symbol: 'BTC', side: 'sell', quantity: '0.1', price: '70000', stopPrice: '60000' }
 */
export const placeOco = call<PlaceOco, PlacedPair>({
  name: 'spot/place-oco',
  method: 'POST',
  path: '/spot/order/place-oco',
  permission: 'user',
  way: 'far-order',
  refusals: [
    spot['client-id-malformed'],
    spot['quantity-malformed'],
    spot['price-malformed'],
    spot['stop-price-malformed'],
    spot['client-id-reused'],
    trading['symbol-unknown'],
    trading['market-halted'],
    spot['price-missing'],
    spot['stop-price-missing'],
    spot['oco-buy-needs-limit'],
    spot['quantity-missing'],
    spot['price-off-tick'],
    spot['price-outside-band'],
    spot['quantity-off-lot'],
    spot['quantity-below-min'],
    spot['quantity-above-max'],
    spot['notional-below-min'],
    spot['amount-above-max'],
    spot['stop-price-off-tick'],
    spot['stop-price-at-last'],
    spot['oco-limit-not-above'],
    spot['oco-limit-not-below'],
    spot['oco-stop-not-above'],
    spot['oco-stop-not-below'],
    identity['account-frozen'],
    wallet['debt-open'],
    spot['far-price-held'],
    spot['too-many-open-orders'],
    spot['balance-too-small'],
    spot['would-take'],
  ],
  about:
    'Places two orders on one quantity, which is held once: a limit order that rests, and a stop order. As soon as one begins to trade or is reached, the other is cancelled; cancelling one cancels both.',
});

import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, symbol } from '../../fields.ts';
import { sides, trading } from '../../trading/index.ts';
import { clientOrderId } from '../../trading/requests.ts';
import { orderTypes, selfTradeModes, timesInForce } from '../../trading/sets.ts';
import { demo } from '../demo/refusals.ts';
import { identity } from '../identity/refusals.ts';
import { wallet } from '../wallet/refusals.ts';
import { type Order, order } from './order.ts';
import { spot } from './refusals.ts';

export const placeOrderRequest = z.strictObject({
  symbol,
  side: z.enum(sides),
  type: z.enum(orderTypes),
  timeInForce: z
    .enum(timesInForce)
    .optional()
    .describe('limit and stop-limit orders only; gtc when not said. A stop-limit order cannot be post-only'),
  selfTrade: z.enum(selfTradeModes).optional().describe('cancel-taker when not said'),
  price: decimal
    .optional()
    .describe('limit and stop-limit orders; of a market order the worst price that it may trade at, if there is one'),
  stopPrice: decimal.optional().describe('stop orders only: the last price that triggers it'),
  quantity: decimal.optional().describe('base asset'),
  amount: decimal
    .optional()
    .describe('quote asset to spend: market buys only, instead of quantity; a stop-market buy always by amount'),
  clientOrderId: clientOrderId.optional(),
});
export const placeOrderResponse = order;
export type PlaceOrder = z.infer<typeof placeOrderRequest>;

/**
 * Places a spot order. Answers when the order is durable, with what it traded at once.
 *
 * @example { symbol: 'BTC', side: 'buy', type: 'limit', price: '64150.0', quantity: '0.1250', clientOrderId: 'a1' }
 */
export const placeOrder = call<PlaceOrder, Order>({
  name: 'spot/place-order',
  method: 'POST',
  path: '/spot/order/place',
  permission: 'user',
  inDemo: 'practice',
  way: 'far-order',
  refusals: [
    spot['client-id-malformed'],
    spot['price-malformed'],
    spot['quantity-malformed'],
    spot['amount-malformed'],
    spot['stop-price-malformed'],
    spot['client-id-reused'],
    trading['symbol-unknown'],
    trading['market-halted'],
    spot['price-missing'],
    spot['price-not-for-market'],
    spot['stop-price-missing'],
    spot['stop-price-not-here'],
    spot['time-in-force-not-here'],
    spot['quantity-missing'],
    spot['amount-not-here'],
    spot['price-off-tick'],
    spot['stop-price-off-tick'],
    spot['stop-price-at-last'],
    spot['price-outside-band'],
    spot['quantity-off-lot'],
    spot['quantity-below-min'],
    spot['quantity-above-max'],
    spot['notional-below-min'],
    spot['amount-above-max'],
    identity['account-frozen'],
    wallet['debt-open'],
    spot['far-price-held'],
    spot['too-many-open-orders'],
    spot['no-one-to-trade-with'],
    spot['balance-too-small'],
    spot['would-take'],
    spot['cannot-fill-whole'],
    demo['balance-too-small'],
  ],
  about: 'Places a spot order. Answers when the order is durable, with what it traded at once.',
});

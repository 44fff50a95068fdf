import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, symbol } from '../../fields.ts';
import { sides, trading } from '../../trading/index.ts';
import { clientOrderId } from '../../trading/requests.ts';
import { selfTradeModes, timesInForce } from '../../trading/sets.ts';
import { identity } from '../identity/refusals.ts';
import { wallet } from '../wallet/refusals.ts';
import { type Order, order } from './order.ts';
import { spot } from './refusals.ts';

export const placeBracketRequest = z.strictObject({
  symbol,
  side: z.enum(sides).describe('buy: exits go with a purchase'),
  type: z.enum(['limit', 'market']),
  timeInForce: z.enum(timesInForce).optional().describe('limit orders only; gtc when not said'),
  selfTrade: z.enum(selfTradeModes).optional().describe('cancel-taker when not said'),
  price: decimal
    .optional()
    .describe('of a limit order; of a market order the worst that it may trade at, if there is one'),
  quantity: decimal.optional().describe('base asset'),
  amount: decimal.optional().describe('quote asset to spend, of a market order instead of a quantity'),
  takeProfit: decimal
    .optional()
    .describe('limit price at which what was bought is sold again: above the price of the order, or the last price'),
  stopLoss: decimal
    .optional()
    .describe('last price that triggers its sale at market: below the price of the order, or the last price'),
  clientOrderId: clientOrderId.optional(),
});
export const placeBracketResponse = order;
export type PlaceBracket = z.infer<typeof placeBracketRequest>;

/**
 * Places a purchase with exits, one or both. When the purchase is over, filled or expired, what it bought is offered at the
 * price that takes the profit and guarded by a stop order, as a pair. Who cancels it cancels its exits.
 *
 * @example { symbol: 'BTC', side: 'buy', type: 'limit', price: '64000', quantity: '0.1', takeProfit: '68000', stopLoss: '62000' }
 */
export const placeBracket = call<PlaceBracket, Order>({
  name: 'spot/place-bracket',
  method: 'POST',
  path: '/spot/order/place-bracket',
  permission: 'user',
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
    spot['time-in-force-not-here'],
    spot['quantity-missing'],
    spot['amount-not-here'],
    spot['price-off-tick'],
    spot['price-outside-band'],
    spot['quantity-off-lot'],
    spot['quantity-below-min'],
    spot['quantity-above-max'],
    spot['notional-below-min'],
    spot['amount-above-max'],
    spot['exits-of-purchases'],
    spot['exit-missing'],
    spot['take-profit-wrong-side'],
    spot['stop-price-off-tick'],
    spot['stop-loss-wrong-side'],
    spot['exits-too-small'],
    identity['account-frozen'],
    wallet['debt-open'],
    spot['far-price-held'],
    spot['too-many-open-orders'],
    spot['no-one-to-trade-with'],
    spot['balance-too-small'],
    spot['would-take'],
    spot['cannot-fill-whole'],
  ],
  about:
    'Places a purchase with exits, one or both. When the purchase is over, filled or expired, what it bought is offered at the price that takes the profit and guarded by a stop order, as a pair. Who cancels it cancels its exits.',
});

import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { clientOrderId } from '../../trading/requests.ts';
import { timesInForce } from '../../trading/sets.ts';
import { identity } from '../identity/refusals.ts';
import { wallet } from '../wallet/refusals.ts';
import { type Order, order } from './order.ts';
import { perpetual } from './refusals.ts';
import { intents, perpetualOrderTypes } from './sets.ts';
import { attachedTrigger } from './trigger.ts';

export const placeOrderRequest = z.strictObject({
  symbol: contractSymbol,
  intent: z.enum(intents),
  type: z.enum(perpetualOrderTypes),
  price: decimal
    .optional()
    .describe('limit orders; of a market order the worst price that it may trade at, if there is one'),
  stopPrice: decimal
    .optional()
    .describe('stop orders: the mark that they wait for; above it for one that buys, below it for one that sells'),
  quantity: decimal.describe('in what the contract counts its quantity in'),
  leverage: z
    .number()
    .int()
    .min(1)
    .max(1_000)
    .optional()
    .describe('orders that open; that of the position or the one that was chosen when not said'),
  timeInForce: z.enum(timesInForce).optional().describe('limit orders only; gtc when not said'),
  stopProfit: attachedTrigger.optional().describe('orders that open: closes what was opened with a profit'),
  stopLoss: attachedTrigger.optional().describe('orders that open: closes what was opened with a loss'),
  clientOrderId: clientOrderId.optional(),
});
export const placeOrderResponse = order;
export type PlaceOrder = z.infer<typeof placeOrderRequest>;

/**
 * Places an order of a contract: it opens or closes, never both. Answers when the order is durable, with what it traded at
 * once.
 *
 * @example { symbol: 'BTCUSDT-PERP', intent: 'open-long', type: 'limit', price: '64150.0', quantity: '0.1250', leverage: 10 }
 */
export const placeOrder = call<PlaceOrder, Order>({
  name: 'perpetual/place-order',
  method: 'POST',
  path: '/perpetual/order/place',
  permission: 'user',
  way: 'far-order',
  refusals: [
    perpetual['client-id-malformed'],
    perpetual['price-malformed'],
    perpetual['stop-price-malformed'],
    perpetual['quantity-malformed'],
    perpetual['client-id-reused'],
    trading['symbol-unknown'],
    trading['market-halted'],
    perpetual['not-in-trading-period'],
    perpetual['market-data-abnormal'],
    perpetual['data-syncing'],
    perpetual['position-liquidating'],
    perpetual['position-copied'],
    perpetual['intent-opposite-exists'],
    perpetual['leverage-differs'],
    perpetual['leverage-above-max'],
    perpetual['price-missing'],
    perpetual['price-not-for-market'],
    perpetual['stop-price-missing'],
    perpetual['stop-price-not-here'],
    perpetual['time-in-force-not-here'],
    perpetual['quantity-missing'],
    perpetual['price-off-tick'],
    perpetual['stop-price-off-tick'],
    perpetual['nothing-to-close'],
    perpetual['stop-price-wrong-side'],
    perpetual['price-outside-band'],
    perpetual['quantity-off-lot'],
    perpetual['quantity-below-min'],
    perpetual['quantity-above-max'],
    perpetual['notional-below-min'],
    perpetual['amount-above-max'],
    perpetual['position-limit'],
    perpetual['open-interest-full'],
    perpetual['close-too-much'],
    identity['account-frozen'],
    wallet['debt-open'],
    perpetual['far-price-held'],
    perpetual['too-many-open-orders'],
    perpetual['trigger-not-here'],
    perpetual['stop-profit-wrong-side'],
    perpetual['stop-loss-wrong-side'],
    perpetual['trigger-price-outside-band'],
    perpetual['trigger-too-many'],
    perpetual['no-one-to-trade-with'],
    perpetual['profit-not-usable'],
    perpetual['balance-too-small'],
    perpetual['would-take'],
    perpetual['cannot-fill-whole'],
  ],
  about:
    'Places an order of a contract: it opens or closes, never both. Answers when the order is durable, with what it traded at once.',
});

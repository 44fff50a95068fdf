import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { perpetual } from './refusals.ts';
import { triggerKinds } from './sets.ts';
import { type Trigger, trigger, triggerFields } from './trigger.ts';

export const setTriggersRequest = z.strictObject({
  symbol: contractSymbol,
  orderId: id
    .optional()
    .describe('an open order that opens: triggers for what it trades from now on, without a quantity, none trailing'),
  triggers: z
    .array(z.strictObject({ kind: z.enum(triggerKinds), ...triggerFields }))
    .min(1)
    .max(3),
});
export const setTriggersResponse = z.array(trigger);
export type SetTriggers = z.infer<typeof setTriggersRequest>;

/**
 * Sets stop-profit, stop-loss and trailing stops of a position, or of an order that opens; all of them or none. One for the
 * whole position, or for an order, takes the place of the one of its kind.
 *
 * @example { symbol: 'BTCUSDT-PERP', triggers: [{ kind: 'stop-loss', triggerPrice: '61000.0' }] }
 */
export const setTriggers = call<SetTriggers, Trigger[]>({
  name: 'perpetual/set-triggers',
  method: 'POST',
  path: '/perpetual/trigger/set',
  permission: 'user',
  refusals: [
    perpetual['stop-price-malformed'],
    perpetual['price-malformed'],
    perpetual['quantity-malformed'],
    trading['symbol-unknown'],
    perpetual['order-not-found'],
    perpetual['nothing-to-close'],
    perpetual['trigger-not-here'],
    perpetual['trigger-field-not-here'],
    perpetual['trigger-price-missing'],
    perpetual['stop-price-off-tick'],
    perpetual['stop-profit-wrong-side'],
    perpetual['stop-loss-wrong-side'],
    perpetual['stop-loss-beyond-liquidation'],
    perpetual['callback-range'],
    perpetual['activation-wrong-side'],
    perpetual['price-off-tick'],
    perpetual['trigger-price-outside-band'],
    perpetual['quantity-off-lot'],
    perpetual['quantity-below-min'],
    perpetual['close-too-much'],
    perpetual['trigger-too-many'],
  ],
  about:
    'Sets stop-profit, stop-loss and trailing stops of a position, or of an order that opens; all of them or none. One for the whole position, or for an order, takes the place of the one of its kind.',
});

import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { perpetual } from './refusals.ts';
import { type Trigger, trigger, triggerFields } from './trigger.ts';

export const editTriggerRequest = z.strictObject({ triggerId: id, ...triggerFields });
export const editTriggerResponse = trigger;
export type EditTrigger = z.infer<typeof editTriggerRequest>;

/**
 * Changes a trigger that stands: all that it says is said again, its kind and what it belongs to stay. A trailing one begins
 * to follow anew.
 */
export const editTrigger = call<EditTrigger, Trigger>({
  name: 'perpetual/edit-trigger',
  method: 'POST',
  path: '/perpetual/trigger/edit',
  permission: 'user',
  refusals: [
    perpetual['stop-price-malformed'],
    perpetual['price-malformed'],
    perpetual['quantity-malformed'],
    perpetual['trigger-not-found'],
    perpetual['trigger-finished'],
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
  ],
  about:
    'Changes a trigger that stands: all that it says is said again, its kind and what it belongs to stay. A trailing one begins to follow anew.',
});

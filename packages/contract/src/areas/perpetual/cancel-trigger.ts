import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { perpetual } from './refusals.ts';
import { type Trigger, trigger } from './trigger.ts';

export const cancelTriggerRequest = z.strictObject({ triggerId: id });
export const cancelTriggerResponse = trigger;

/** Cancels a trigger that stands. What it closed already stays closed, and a limit order that it sent stays in the book. */
export const cancelTrigger = call<z.infer<typeof cancelTriggerRequest>, Trigger>({
  name: 'perpetual/cancel-trigger',
  method: 'POST',
  path: '/perpetual/trigger/cancel',
  permission: 'user',
  whileFrozen: true,
  refusals: [perpetual['trigger-not-found'], perpetual['trigger-finished']],
  about:
    'Cancels a trigger that stands. What it closed already stays closed, and a limit order that it sent stays in the book.',
});

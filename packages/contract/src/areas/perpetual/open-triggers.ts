import { z } from 'zod';
import { call } from '../../call.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { openOrdersFields } from '../../trading/requests.ts';
import { type Trigger, trigger } from './trigger.ts';

export const openTriggersRequest = z.strictObject(openOrdersFields(contractSymbol));
export const openTriggersResponse = z.array(trigger);

/** The user's triggers that stand, newest first. */
export const openTriggers = call<z.infer<typeof openTriggersRequest>, Trigger[]>({
  name: 'perpetual/open-triggers',
  method: 'GET',
  path: '/perpetual/trigger/current',
  permission: 'user',
  refusals: [],
  about: "The user's triggers that stand, newest first.",
});

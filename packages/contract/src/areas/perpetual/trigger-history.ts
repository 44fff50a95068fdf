import { z } from 'zod';
import { call } from '../../call.ts';
import { idText, sizeText } from '../../fields.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { type Trigger, trigger } from './trigger.ts';

export const triggerHistoryRequest = z.strictObject({
  symbol: contractSymbol.optional(),
  before: idText.optional().describe('only triggers with a smaller id'),
  size: sizeText.optional(),
});
export const triggerHistoryResponse = z.array(trigger);

/** The user's triggers that are over, newest first, 20 a page. */
export const triggerHistory = call<z.infer<typeof triggerHistoryRequest>, Trigger[]>({
  name: 'perpetual/trigger-history',
  method: 'GET',
  path: '/perpetual/trigger/history',
  permission: 'user',
  refusals: [],
  about: "The user's triggers that are over, newest first, 20 a page.",
});

import { z } from 'zod';
import { decimal, id, time } from '../../fields.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { closingIntents, triggerEndings, triggerKinds, triggerStatuses } from './sets.ts';

/** What closes a position, or a part of it, when the mark comes to a price. */
export const trigger = z.object({
  triggerId: id,
  symbol: contractSymbol,
  kind: z.enum(triggerKinds),
  closes: z.enum(closingIntents).describe('the intent of what it sends'),
  orderId: id.nullable().describe('the order that it was placed with: it is armed for what that has traded'),
  triggerPrice: decimal
    .nullable()
    .describe('the mark at which it fires; of a trailing one as of the best mark so far, null before its activation'),
  price: decimal.nullable().describe('limit of the order that it sends; null: at market, within the band'),
  quantity: decimal.nullable().describe('null: all of the position, whatever it is by then'),
  activationPrice: decimal.nullable().describe('the mark from which a trailing one follows'),
  callbackRate: decimal.nullable().describe('how far a trailing one follows behind the best mark, as a share'),
  bestPrice: decimal.nullable().describe('the best mark since it has followed'),
  status: z.enum(triggerStatuses),
  ended: z.enum(triggerEndings).nullable().describe('why it was cancelled'),
  closedQuantity: decimal.describe('what it has closed at market, or sent as a limit order'),
  sentOrderId: id.nullable().describe('the last order that it sent'),
  firedMark: decimal.nullable().describe('the mark that it fired at first'),
  createdAt: time,
  armedAt: time.nullable(),
  firedAt: time.nullable(),
  updatedAt: time,
});
export type Trigger = z.infer<typeof trigger>;

/** Stop-profit and stop-loss of an order that opens: for whatever it trades. */
export const attachedTrigger = z.strictObject({
  triggerPrice: decimal.describe('the mark at which it fires'),
  price: decimal.optional().describe('limit of the order that it sends; at market when not said'),
});
export type AttachedTrigger = z.infer<typeof attachedTrigger>;

/** One trigger as it is asked for. */
export const triggerFields = {
  triggerPrice: decimal.optional().describe('the mark at which it fires; not of a trailing one'),
  price: decimal
    .optional()
    .describe('limit of the order that it sends; at market when not said; not of a trailing one'),
  quantity: decimal.optional().describe('a part of the position; all of it when not said'),
  activationPrice: decimal.optional().describe('trailing only: the mark from which it follows; at once when not said'),
  callbackRate: decimal.optional().describe('trailing only: how far it follows behind the best mark, as a share'),
};

import { z } from 'zod';
import { idText, sizeText, timeText } from '../fields.ts';
import { type OrderType, orderStatuses } from './sets.ts';
import { sides } from './sides.ts';

/** What a product calls its instruments on the wire. */
type Symbol = z.ZodString;

/** The user's orders that are open, of all instruments or of one. */
export const openOrdersFields = (symbol: Symbol) => ({ symbol: symbol.optional() });

/** A page of the user's finished orders. */
export const orderHistoryFields = <const Types extends readonly OrderType[]>(symbol: Symbol, types: Types) => ({
  symbol: symbol.optional(),
  side: z.enum(sides).optional(),
  type: z.enum(types).optional(),
  status: z.enum(orderStatuses).exclude(['open', 'waiting']).optional(),
  from: timeText.optional().describe('only orders placed at this time or later'),
  to: timeText.optional().describe('only orders placed before this time'),
  before: idText.optional().describe('only orders with a smaller id'),
  size: sizeText.optional(),
});

/** A page of the user's fills. */
export const fillsFields = (symbol: Symbol) => ({
  symbol: symbol.optional(),
  side: z.enum(sides).optional(),
  from: timeText.optional().describe('only fills at this time or later'),
  to: timeText.optional().describe('only fills before this time'),
  before: idText.optional().describe('only fills with a smaller trade id'),
  size: sizeText.optional(),
});

/** The sender's own name for an order. */
export const clientOrderId = z
  .string()
  .max(64)
  .describe(
    '1 to 36 letters, digits, - or _; unique for the user for 24 hours; sending it again returns the first result',
  );

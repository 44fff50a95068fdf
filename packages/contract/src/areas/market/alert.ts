import { z } from 'zod';
import { decimal, id, time } from '../../fields.ts';
import { instrumentSymbol } from '../../trading/instrument-fields.ts';
import { products } from '../../trading/products.ts';
import { type AlertKind, alertKinds, alertWindows } from './sets.ts';

/** What a user wants to be told of a price. */
export const alertCondition = {
  symbol: instrumentSymbol,
  kind: z.enum(alertKinds),
  price: decimal.optional().describe('of `rises-above` and `falls-below`: the last price that is waited for'),
  percent: decimal.optional().describe('of `moves`: by how many percent, up or down, 0.5 to 50'),
  within: z.enum(alertWindows).optional().describe('of `moves`: in which time'),
};

export const alert = z.object({
  id,
  product: z.enum(products),
  symbol: instrumentSymbol,
  kind: z.enum(alertKinds),
  price: decimal.nullable(),
  percent: decimal.nullable(),
  within: z.enum(alertWindows).nullable(),
  setAt: time,
});
/** An alert that has not fired. One that has is gone from here, and stands among the notices. */
export type Alert = z.infer<typeof alert>;

export const alertsAnswer = z.object({
  alerts: z.array(alert).describe('newest first'),
  max: z.number().int().describe('how many a user may have at a time'),
});
export type Alerts = z.infer<typeof alertsAnswer>;
export type { AlertKind };

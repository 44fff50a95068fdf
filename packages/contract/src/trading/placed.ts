import { z } from 'zod';
import { decimal, id } from '../fields.ts';
import { orderStatuses } from './sets.ts';

/** What became of one order of many: short, the rest is in the product's channel of orders and in `order-detail`. */
export const placed = z.union([
  z.object({
    code: z.literal(0),
    orderId: id,
    status: z.enum(orderStatuses),
    filledQuantity: decimal,
    filledAmount: decimal,
  }),
  z.object({
    code: z.number().int(),
    reason: z.string(),
    params: z.record(z.string(), z.string()),
    field: z.string().optional(),
  }),
]);
export type Placed = z.infer<typeof placed>;

import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText } from '../../fields.ts';
import { bracketStatuses } from './sets.ts';

export const orderLinksRequest = z.strictObject({
  orderId: idText.optional().describe('what is linked to this order, also when it is over; else all that stands'),
});
export const orderLinksResponse = z.object({
  ocoPairs: z.array(
    z.object({
      limitOrderId: id,
      stopOrderId: id,
      entryOrderId: id.nullable().describe('the purchase whose exits they are'),
      standing: z.boolean(),
    }),
  ),
  brackets: z.array(
    z.object({
      orderId: id,
      takeProfit: decimal.nullable(),
      stopLoss: decimal.nullable(),
      status: z.enum(bracketStatuses).describe('what became of the exits'),
      limitExitId: id.nullable(),
      stopExitId: id.nullable(),
    }),
  ),
});
export type OrderLinks = z.infer<typeof orderLinksResponse>;

/** Which of the user's orders are linked: pairs, and purchases with their exits. */
export const orderLinks = call<z.infer<typeof orderLinksRequest>, OrderLinks>({
  name: 'spot/order-links',
  method: 'GET',
  path: '/spot/order/links',
  permission: 'user',
  refusals: [],
  about: "Which of the user's orders are linked: pairs, and purchases with their exits.",
});

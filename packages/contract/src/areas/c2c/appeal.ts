import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { files } from './appeal-files.ts';
import { type C2cOrder, order } from './order.ts';
import { c2c } from './refusals.ts';
import { appealReasons } from './sets.ts';

export const appealRequest = z.strictObject({
  orderId: id,
  reason: z.enum(appealReasons),
  description: z.string().trim().max(2000),
  contactName: z.string().trim().max(100),
  contactPhone: z.string().trim().max(40),
  files,
});

export const appealResponse = order;

/** Asks staff to look. Coins in escrow stay there until staff rule or the seller releases them. */
export const appeal = call<z.infer<typeof appealRequest>, C2cOrder>({
  name: 'c2c/appeal',
  method: 'POST',
  path: '/otc/order/appeal',
  permission: 'user',
  whileFrozen: true,
  refusals: [
    c2c['order-unknown'],
    c2c['appeal-already'],
    c2c['appeal-unpaid'],
    c2c['order-over'],
    c2c['appeal-late'],
    c2c['appeal-incomplete'],
    c2c['appeal-files'],
    c2c['picture-unknown'],
  ],
  about: 'Asks staff to look. Coins in escrow stay there until staff rule or the seller releases them.',
});

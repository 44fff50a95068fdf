import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, time } from '../../fields.ts';
import { c2c } from './refusals.ts';

export const statisticsRequest = nothing;

export const statisticsResponse = z.object({
  today: z.object({ orders: z.number().int(), value: decimal.describe('USDT') }),
  days30: z.object({
    bought: decimal.describe('USDT'),
    sold: decimal.describe('USDT'),
    orders: z.number().int(),
    cancelled: z.number().int(),
    appealed: z.number().int(),
  }),
  byDay: z
    .array(z.object({ day: time, orders: z.number().int(), value: decimal }))
    .describe('30 UTC days, oldest first'),
  inEscrow: z.array(z.object({ symbol: z.string(), amount: decimal })),
  waiting: z.number().int(),
});

export type Statistics = z.infer<typeof statisticsResponse>;

/** A merchant's own figures. */
export const statistics = call<z.infer<typeof statisticsRequest>, Statistics>({
  name: 'c2c/statistics',
  method: 'POST',
  path: '/otc/merchant/statistics',
  permission: 'user',
  refusals: [c2c['not-acceptor']],
  about: "A merchant's own figures.",
});

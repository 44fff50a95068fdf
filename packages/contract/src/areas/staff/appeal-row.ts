import { z } from 'zod';
import { decimal, id, symbol, time } from '../../fields.ts';
import { fiat, reputation } from '../c2c/offer.ts';
import { appealReasons, c2cOrderStates, c2cParties } from '../c2c/sets.ts';
import { levels } from '../identity/sets.ts';

export const appealQueues = ['waiting', 'mine', 'second', 'over'] as const;

export type AppealQueue = (typeof appealQueues)[number];

export const appealRow = z.object({
  orderId: id,
  symbol,
  fiat,
  quantity: decimal,
  money: decimal,
  value: decimal.describe('USDT'),
  state: z.enum(c2cOrderStates),
  reason: z.enum(appealReasons),
  by: z.enum([...c2cParties, 'system']),
  payer: z.string(),
  seller: z.string(),
  appealedAt: time,
  dueAt: time,
  takenBy: z.string().nullable(),
  needsTwo: z.boolean(),
  proposed: z
    .object({ for: z.enum(c2cParties), by: z.string() })
    .nullable()
    .describe('a ruling that waits for a second'),
});

export const side = z.object({
  userId: id,
  name: z.string().describe('what the person logs in with'),
  nickname: z.string().describe('what the other side sees'),
  level: z.enum(levels),
  merchant: z.boolean(),
  memberSince: time,
  deposit: decimal.describe('USDT held as merchant deposit'),
  reputation,
  appealsLost: z.number().int().describe('ruled against, ever'),
  evidence: z.array(
    z.object({ text: z.string(), files: z.array(z.string()).describe('links with the watermark'), at: time }),
  ),
  contact: z.string().nullable().describe('as given with the appeal'),
});

export type AppealSide = z.infer<typeof side>;

import { z } from 'zod';
import { id, time } from '../../fields.ts';

export const conversationRow = z.object({
  conversationId: id,
  userId: id.nullable().describe('null for a guest'),
  name: z.string(),
  lastText: z.string(),
  lastFrom: z.enum(['customer', 'staff', 'system']),
  lastAt: time,
  unread: z.number().int(),
  waitingSince: time.nullable().describe('since when the customer waits for an answer'),
  answeredBy: z.string().nullable(),
});

export const canned = z.object({ cannedId: id, title: z.string(), text: z.string(), language: z.string() });

export type Canned = z.infer<typeof canned>;

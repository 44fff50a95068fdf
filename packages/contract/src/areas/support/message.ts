import { z } from 'zod';
import { id, time } from '../../fields.ts';

export const MESSAGE_MAX = 2000;

export const RECALL_MINUTES = 10;

export const message = z.object({
  messageId: id,
  from: z.enum(['customer', 'staff', 'system']),
  author: z.string().nullable().describe('first name of the member of staff'),
  text: z.string().nullable().describe('null when it was recalled, or is a picture alone'),
  picture: z.string().nullable().describe('link to the picture, five minutes'),
  antiPhishing: z.string().nullable().describe("the customer's own word, on each message of staff"),
  recalled: z.boolean(),
  at: time,
});

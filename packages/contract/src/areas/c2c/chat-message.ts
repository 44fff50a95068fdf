import { z } from 'zod';
import { id, time } from '../../fields.ts';
import { c2cActors } from './sets.ts';

/** What a message seems to be about that both should be warned of. */
export const chatWarnings = ['off-platform', 'release-first', 'receipt-is-no-proof'] as const;

export type ChatWarning = (typeof chatWarnings)[number];

/** What the system says in a conversation; its words are the client's. */
export const systemLines = [
  'auto-reply',
  'opened',
  'paid',
  'released',
  'cancelled',
  'timed-out',
  'appealed',
  'appeal-taken',
  'evidence-asked',
  'appeal-withdrawn',
  'ruled-payer',
  'ruled-seller',
  'reminded',
] as const;

export type SystemLine = (typeof systemLines)[number];

export const chatMessage = z.object({
  messageId: id,
  from: z.enum(c2cActors),
  mine: z.boolean(),
  author: z.string().nullable().describe('first name of the member of staff'),
  antiPhishing: z.string().nullable().describe("the reader's own word, on each message of staff"),
  line: z.enum(systemLines).nullable(),
  text: z.string().nullable().describe('null for a picture or a line of the system'),
  picture: z.string().nullable().describe('link to the picture, five minutes'),
  warnings: z.array(z.enum(chatWarnings)),
  at: time,
  readByOther: z.boolean(),
});

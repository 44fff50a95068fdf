import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText, time } from '../../fields.ts';
import { codeChannels } from '../identity/sets.ts';
import { deliveries } from './sets.ts';

export const outboxRow = z.object({
  messageId: id,
  channel: z.enum(codeChannels),
  to: z.string().describe('masked in a real market, and where messages really leave'),
  subject: z.string(),
  text: z
    .string()
    .nullable()
    .describe("null in a real market, and where messages really leave: a code is nobody else's business"),
  delivery: z.enum(deliveries),
  at: time,
});
export type OutboxRow = z.infer<typeof outboxRow>;

export const outboxRequest = z.strictObject({ before: idText.optional(), to: z.string().max(200).optional() });
export const outboxResponse = z.array(outboxRow);
/** Messages of ours, newest first, 50 a page. In the simulated market, without a mail server, they end here and can be read. */
export const outbox = call<z.infer<typeof outboxRequest>, OutboxRow[]>({
  name: 'staff/outbox',
  method: 'GET',
  path: '/console/api/outbox',
  permission: 'staff:outbox',
  refusals: [],
  about:
    'Messages of ours, newest first, 50 a page. In the simulated market, without a mail server, they end here and can be read.',
});

import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, time } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { positionSides } from './sets.ts';

export const adlQueueRequest = z.strictObject({
  symbol: contractSymbol,
  side: z.enum(positionSides),
  after: idText.optional().describe('only places behind this one'),
});

/** A position in the queue. Its owner has a pseudonym that holds for a day. */
export const queuePlace = z.object({
  place: id.describe('from 1, who is closed first'),
  person: z.string(),
  quantity: decimal,
  score: z.string().describe('by which the queue is ordered: profit and leverage, or loss and leverage, to 12 digits'),
  lamps: z.number().int().min(1).max(5),
});
export const adlQueueResponse = z.object({
  symbol: contractSymbol,
  side: z.enum(positionSides),
  at: time.describe('when it was made; a queue holds for some seconds'),
  of: z.number().int().nonnegative().describe('how many positions there are on this side'),
  places: z.array(queuePlace),
});
export type AdlQueue = z.infer<typeof adlQueueResponse>;

/** The order in which positions of one side of a contract would be closed against bankrupt ones, 50 a page. */
export const adlQueue = call<z.infer<typeof adlQueueRequest>, AdlQueue>({
  name: 'perpetual/adl-queue',
  method: 'GET',
  path: '/perpetual/adl-queue',
  permission: 'guest',
  refusals: [trading['symbol-unknown']],
  about: 'The order in which positions of one side of a contract would be closed against bankrupt ones, 50 a page.',
});

import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { appealQueues, appealRow } from './appeal-row.ts';

export type AppealRow = z.infer<typeof appealRow>;

export const appealsRequest = z.strictObject({
  queue: z.enum(appealQueues).optional(),
  before: idText.optional(),
});

export const appealsResponse = z.array(appealRow);

/** Appeals: those that wait, the most urgent first; those one has; those that wait for a second; those that are over. 50 a page. */
export const appeals = call<z.infer<typeof appealsRequest>, AppealRow[]>({
  name: 'staff/appeals',
  method: 'GET',
  path: '/console/api/appeals',
  permission: 'staff:appeals',
  refusals: [],
  about:
    'Appeals: those that wait, the most urgent first; those one has; those that wait for a second; those that are over. 50 a page.',
});

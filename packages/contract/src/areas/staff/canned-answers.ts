import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { type Canned, canned } from './conversation-row.ts';

export const cannedAnswersRequest = nothing;

export const cannedAnswersResponse = z.array(canned);

/** Answers that are ready to be sent. */
export const cannedAnswers = call<z.infer<typeof cannedAnswersRequest>, Canned[]>({
  name: 'staff/canned-answers',
  method: 'GET',
  path: '/console/api/canned',
  permission: 'staff:chat',
  refusals: [],
  about: 'Answers that are ready to be sent.',
});

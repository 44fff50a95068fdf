import type { cannedAnswers } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';

export const cannedAnswersRoute: Route<typeof cannedAnswers> = async (_request, { support }) => {
  const rows = await support.rows.cannedAnswers();
  return told(rows.map(({ id, ...answer }) => ({ cannedId: id, ...answer })));
};

import { type creditScore, scoreLines, scoreOf, scorePoints } from '@quay/contract/account';
import { type Route, reply } from '../../../edge/route.ts';
import type { AccountNeeds } from '../needs.ts';

export const creditScoreRoute =
  ({ identity }: AccountNeeds): Route<typeof creditScore> =>
  async (_request, context) => {
    const rows = await context.rows();
    const facts = await rows.account.scoreFacts(context.owner, identity.now());
    if (!facts) throw new Error(`user ${context.owner} has a session and is not there`);
    const points = scorePoints(facts);
    return reply({ score: scoreOf(facts), facts, lines: scoreLines.map((line) => ({ line, points: points[line] })) });
  };

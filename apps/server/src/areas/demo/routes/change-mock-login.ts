import { type changeMockLogin, demo } from '@quay/contract/demo';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { DemoNeeds } from '../needs.ts';

export const changeMockLoginRoute =
  ({ isOffered, sessions }: DemoNeeds): Route<typeof changeMockLogin> =>
  async (_request, context) => {
    const { session } = context;
    if (session?.demo) return reply(await sessions.leave(context, session));
    if (!isOffered) return refused(demo['not-offered']);
    const opened = await sessions.enter(context);
    return 'refusal' in opened ? refused(opened.refusal) : reply(opened);
  };

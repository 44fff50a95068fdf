import { demo, type startOver } from '@quay/contract/demo';
import type { DemoAccount, StartDemoOver } from '@quay/core';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { DemoNeeds } from '../needs.ts';

export const startOverRoute =
  ({ core }: DemoNeeds): Route<typeof startOver> =>
  async (_request, { owner, session }) => {
    if (!session?.demo) return refused(demo['not-in-demo']);
    const { outcome, seq } = await core.submit<DemoAccount>('demo/start-over', { owner } satisfies StartDemoOver);
    return outcome.ok ? reply({ since: outcome.value.since }, seq) : { outcome, seq };
  };

import type { startTrial } from '@quay/contract/earn';
import type { Route } from '../../../edge/route.ts';
import type { EarnNeeds } from '../needs.ts';
import { ownOrder } from '../own-order.ts';

/** Once for an account, and once for a person: who was verified by a document is known by its digest. */
export const startTrialRoute =
  ({ core, now }: EarnNeeds): Route<typeof startTrial> =>
  async ({ product, version }, context) => {
    const { owner } = context;
    const person = await (await context.rows()).earn.documentOf(owner);
    const input = { owner, product, version, person };
    const { outcome, seq } = await core.submit<{ order: number }>('earn/start-trial', input);
    if (!outcome.ok) return { outcome, seq };
    return ownOrder(await context.rowsAfter(seq), owner, outcome.value.order, now(), seq);
  };

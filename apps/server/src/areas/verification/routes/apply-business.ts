import type { applyBusiness } from '@quay/contract/verification';
import { type Route, refused } from '../../../edge/route.ts';
import { businessReply } from '../business-reply.ts';
import type { VerificationNeeds } from '../needs.ts';

export const applyBusinessRoute =
  ({ c2c, applications }: VerificationNeeds): Route<typeof applyBusiness> =>
  async ({ detail }, context) => {
    const { owner } = context;
    const lack = c2c.market.refusalOf(await c2c.market.missingFor(owner));
    if (lack) return refused(lack.refusal, lack.params);
    const applied = await applications.merchants.apply(owner, detail);
    if ('refusal' in applied) return refused(applied.refusal, applied.params, applied.field);
    return businessReply({ applications, c2c }, context, applied.seq);
  };

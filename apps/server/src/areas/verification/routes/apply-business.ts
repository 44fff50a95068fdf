import type { applyBusiness } from '@quay/contract/verification';
import { type Route, refused } from '../../../edge/route.ts';
import { businessReply } from '../business-reply.ts';

export const applyBusinessRoute: Route<typeof applyBusiness> = async ({ detail }, asking) => {
  const { owner, verification, c2c } = asking;
  const lack = c2c.market.refusalOf(await c2c.market.missingFor(owner));
  if (lack) return refused(lack.refusal, lack.params);
  const applied = await verification.merchants.apply(owner, detail);
  if ('refusal' in applied) return refused(applied.refusal, applied.params, applied.field);
  return businessReply(asking, applied.seq);
};

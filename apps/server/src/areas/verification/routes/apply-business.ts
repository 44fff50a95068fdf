import type { applyBusiness } from '@quay/contract/verification';
import { type Route, refused, told } from '../../../edge/route.ts';

export const applyBusinessRoute: Route<typeof applyBusiness> = async ({ detail }, asking) => {
  const { owner, verification } = asking;
  const applied = await verification.merchants.apply(owner, detail);
  if ('refusal' in applied) return refused(applied.refusal, applied.params, applied.field);
  const rows = await asking.rowsAfter(applied.seq);
  return told(await verification.merchants.status(owner, await rows.verification.depositsOf(owner)), applied.seq);
};

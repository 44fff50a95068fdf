import type { applyNotary } from '@quay/contract/verification';
import { type Route, refused, told } from '../../../edge/route.ts';

export const applyNotaryRoute: Route<typeof applyNotary> = async (fields, { owner, verification }) => {
  const applied = await verification.applyNotary(owner, fields);
  return 'refusal' in applied ? refused(applied.refusal, applied.params, applied.field) : told(applied);
};

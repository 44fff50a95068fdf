import type { applyAdvanced } from '@quay/contract/verification';
import { type Route, refused, told } from '../../../edge/route.ts';

export const applyAdvancedRoute: Route<typeof applyAdvanced> = async (fields, { owner, verification }) => {
  const applied = await verification.applyAdvanced(owner, fields);
  return 'refusal' in applied ? refused(applied.refusal, applied.params, applied.field) : told(applied);
};

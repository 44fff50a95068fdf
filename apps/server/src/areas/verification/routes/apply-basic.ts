import type { applyBasic } from '@quay/contract/verification';
import { type Route, refused, told } from '../../../edge/route.ts';

export const applyBasicRoute: Route<typeof applyBasic> = async (fields, { owner, verification }) => {
  const applied = await verification.applyBasic(owner, fields);
  return 'refusal' in applied ? refused(applied.refusal, applied.params, applied.field) : told(applied);
};

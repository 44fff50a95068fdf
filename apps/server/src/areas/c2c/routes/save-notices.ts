import type { saveNotices } from '@quay/contract/c2c';
import { type Route, refused, told } from '../asking.ts';

export const saveNoticesRoute: Route<typeof saveNotices> = async (wish, { owner, c2c }) => {
  const saved = await c2c.notices.save(owner, wish);
  return 'refusal' in saved ? refused(saved.refusal, saved.params, saved.field) : told(saved);
};

import type { removeMethod } from '@quay/contract/c2c';
import { type Route, told } from '../asking.ts';

export const removeMethodRoute: Route<typeof removeMethod> = async ({ methodId }, asking) => {
  const no = await asking.c2c.methods.remove(asking.owner, methodId, await asking.rows(asking.core.seq));
  return no ? { outcome: { ok: false, ...no } } : told({});
};

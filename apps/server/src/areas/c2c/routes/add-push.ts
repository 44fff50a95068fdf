import type { addPush } from '@quay/contract/c2c';
import { type Route, refused, told } from '../asking.ts';

export const addPushRoute: Route<typeof addPush> = async ({ endpoint, keys }, { owner, c2c }) => {
  const added = await c2c.notices.addDevice(owner, { endpoint, ...keys });
  c2c.market.traders.changed();
  return 'refusal' in added ? refused(added.refusal, added.params, added.field) : told(added);
};

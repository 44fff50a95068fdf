import type { removePush } from '@quay/contract/c2c';
import { type Route, told } from '../asking.ts';

export const removePushRoute: Route<typeof removePush> = async ({ endpoint }, { owner, c2c }) => {
  const left = await c2c.notices.removeDevice(owner, endpoint);
  c2c.market.traders.changed();
  return told(left);
};

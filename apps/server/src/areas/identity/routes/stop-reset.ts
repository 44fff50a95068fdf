import type { stopReset } from '@quay/contract/identity';
import { type Route, told } from '../../../edge/route.ts';
import { no } from '../checked.ts';

export const stopResetRoute: Route<typeof stopReset> = async ({ token }, asking) => {
  const refusal = await asking.identity.resets.stop(token);
  return refusal ? no(refusal) : told({});
};

import type { applyReset } from '@quay/contract/identity';
import { type Route, told } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';

export const applyResetRoute: Route<typeof applyReset> = async (request, asking) => {
  const { guest, address } = asking;
  const applied = await asking.identity.resets.apply(request, { guest, address });
  return isNo(applied) ? no(applied) : told(applied);
};

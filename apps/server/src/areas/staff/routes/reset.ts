import { type reset, staff } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';

export const resetRoute: Route<typeof reset> = async ({ resetId }, asking) => {
  const found = await asking.identity.resets.detail(Number(resetId));
  return found ? told(found) : refused(staff['reset-unknown']);
};

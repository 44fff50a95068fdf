import type { walletMessage } from '@quay/contract/identity';
import { type Route, told } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';

export const walletMessageRoute: Route<typeof walletMessage> = async ({ act, chainId }, asking) => {
  const { walletProofs, security } = asking.identity;
  const begun = await walletProofs.begin(await security(asking.owner), act, chainId);
  return isNo(begun) ? no(begun) : told(begun);
};

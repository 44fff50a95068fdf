import type { memberInfo } from '@quay/contract/identity';
import { type Route, told } from '../../../edge/route.ts';
import { memberOnWire } from '../wire.ts';

export const memberInfoRoute: Route<typeof memberInfo> = async (_request, asking) => {
  const user = await asking.reads.identity.userById(asking.owner);
  if (!user) throw new Error(`user ${asking.owner} has a session and is not there`);
  return told(memberOnWire(user));
};

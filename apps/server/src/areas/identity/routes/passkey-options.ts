import type { passkeyOptions } from '@quay/contract/identity';
import { type Route, told } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';

export const passkeyOptionsRoute: Route<typeof passkeyOptions> = async ({ act, fresh = false }, asking) => {
  const { passkeys, security } = asking.identity;
  const { id, username } = await security(asking.owner);
  const isNew = act === 'add-passkey' && fresh;
  const challenge = await (isNew ? passkeys.challengeNew(id, username) : passkeys.challenge(act, id));
  return isNo(challenge) ? no(challenge) : told(challenge);
};

import type { passkeys } from '@quay/contract/identity';
import { type Route, told } from '../../../edge/route.ts';
import { passkeyOnWire } from '../passkeys.ts';

export const passkeysRoute: Route<typeof passkeys> = async (_request, asking) =>
  told((await asking.reads.identity.passkeys(asking.owner)).map(passkeyOnWire));

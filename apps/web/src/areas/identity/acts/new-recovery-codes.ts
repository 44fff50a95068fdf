import type { RequestOf } from '@quay/contract';
import { newRecoveryCodes } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Ten new recovery codes; the old ones are worth nothing from then on. */
export const submitNewRecoveryCodes = (request: RequestOf<typeof newRecoveryCodes>) =>
  ask(newRecoveryCodes, request, { quiet: true });

import type { RequestOf } from '@quay/contract';
import { closeAccount } from '@quay/contract/account';
import { ask } from '../../../request/ask.ts';

/** Asks that the account be closed. Every session ends. */
export const submitCloseAccount = (request: RequestOf<typeof closeAccount>) =>
  ask(closeAccount, request, { quiet: true });

import type { RequestOf } from '@quay/contract';
import { walletMessage } from '@quay/contract/identity';
import { ask } from '../../request/ask.ts';

/** The message by whose signature the wallet that opened the account proves an act. It names the act. */
export const submitWalletMessage = (request: RequestOf<typeof walletMessage>) =>
  ask(walletMessage, request, { quiet: true });

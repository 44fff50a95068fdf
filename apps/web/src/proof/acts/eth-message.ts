import type { RequestOf } from '@quay/contract';
import { ethMessage } from '@quay/contract/identity';
import { ask } from '../../request/ask.ts';

/** The message that a wallet signs to log in. It names this exchange, the chain and a nonce. */
export const submitEthMessage = (request: RequestOf<typeof ethMessage>) => ask(ethMessage, request, { quiet: true });

import type { RequestOf } from '@quay/contract';
import { linkMessage } from '@quay/contract/liquidity';
import { ask } from '../../../request/ask.ts';

/** The message by which an address is proved, and what the chain says of it. */
export const submitLinkMessage = (request: RequestOf<typeof linkMessage>) => ask(linkMessage, request, { quiet: true });

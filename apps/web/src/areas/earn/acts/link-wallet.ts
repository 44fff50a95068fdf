import type { RequestOf } from '@quay/contract';
import { linkWallet } from '@quay/contract/liquidity';
import { ask } from '../../../request/ask.ts';

/** Links an address by the signature of its key. */
export const submitLinkWallet = (request: RequestOf<typeof linkWallet>) => ask(linkWallet, request, { quiet: true });

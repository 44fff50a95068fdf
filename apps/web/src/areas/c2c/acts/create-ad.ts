import type { RequestOf } from '@quay/contract';
import { createAd } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** Posts an ad. A sell ad puts its coins into escrow as long as it is on the shelf. */
export const submitCreateAd = (request: RequestOf<typeof createAd>) => ask(createAd, request, { quiet: true });

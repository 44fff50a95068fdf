import type { RequestOf } from '@quay/contract';
import { release } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** The seller releases the coins to the payer. It cannot be taken back. */
export const submitRelease = (request: RequestOf<typeof release>) => ask(release, request, { quiet: true });

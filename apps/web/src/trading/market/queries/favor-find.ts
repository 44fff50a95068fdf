import type { RequestOf } from '@quay/contract';
import { favorFind } from '@quay/contract/market';
import { ask } from '../../../request/ask.ts';

/** The user's favourite markets of a product, oldest first. A guest has none. */
export const fetchFavorFind = (request: RequestOf<typeof favorFind>) => ask(favorFind, request, { quiet: true });

import type { RequestOf } from '@quay/contract';
import { favorAdd } from '@quay/contract/market';
import { ask } from '../../../request/ask.ts';

/** Adds a favourite; adding it again changes nothing. */
export const submitFavorAdd = (request: RequestOf<typeof favorAdd>) => ask(favorAdd, request, { quiet: true });

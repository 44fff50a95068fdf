import type { RequestOf } from '@quay/contract';
import { favorDelete } from '@quay/contract/market';
import { ask } from '../../../request/ask.ts';

/** Removes a favourite; removing it again changes nothing. */
export const submitFavorDelete = (request: RequestOf<typeof favorDelete>) => ask(favorDelete, request, { quiet: true });

import type { RequestOf } from '@quay/contract';
import { fileLink } from '@quay/contract/upload';
import { ask } from '../../request/ask.ts';

/** A short-lived link to a picture of one's own. */
export const fetchFileLink = (request: RequestOf<typeof fileLink>) => ask(fileLink, request, { quiet: true });

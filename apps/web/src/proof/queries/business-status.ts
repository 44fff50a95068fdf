import { businessStatus } from '@quay/contract/verification';
import { ask } from '../../request/ask.ts';

/** How far the user's certification as a merchant is. */
export const fetchBusinessStatus = (signal: AbortSignal) => ask(businessStatus, {}, { signal, quiet: true });

import { surroundings } from '../../../request/ask.ts';
import { asking } from '../../../request/asking.ts';

/**
 * For what the conversation does by itself every few seconds, and for messages, which say themselves what became of
 * them: a network that is gone is not announced each time.
 */
export const quietly = asking({ ...surroundings, notify: () => undefined });

import { surroundings } from './ask.ts';
import { asking } from './asking.ts';

/**
 * For what a screen does by itself every few seconds, and for messages, which say themselves what became of them: a
 * network that is gone is not announced each time.
 */
export const quietly = asking({ ...surroundings, notify: () => undefined });

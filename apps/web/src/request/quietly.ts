import { context } from './ask.ts';
import { createAsk } from './client.ts';

/**
 * For what a screen does by itself every few seconds, and for messages, which say themselves what became of them: a
 * network that is gone is not announced each time.
 */
export const quietly = createAsk({ ...context, notify: () => undefined });

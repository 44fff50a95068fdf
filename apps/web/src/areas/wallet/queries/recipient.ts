import { recipient } from '@quay/contract/wallet';
import { ask } from '../../../request/ask.ts';

/** Whom a UID or nickname is of. */
export const fetchRecipient = (typed: string) => ask(recipient, { recipient: typed }, { quiet: true });

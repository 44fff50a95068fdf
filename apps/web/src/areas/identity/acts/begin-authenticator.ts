import { beginAuthenticator } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** A new secret for an authenticator app, good for ten minutes. Nothing changes until it is bound. */
export const submitBeginAuthenticator = () => ask(beginAuthenticator, {}, { quiet: true });

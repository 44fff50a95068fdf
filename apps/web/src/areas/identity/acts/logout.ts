import { logout } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Ends the session; its token is worth nothing at once. */
export const submitLogout = () => ask(logout, {}, { quiet: true });

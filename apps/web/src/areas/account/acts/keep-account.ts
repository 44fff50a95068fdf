import { keepAccount } from '@quay/contract/account';
import { ask } from '../../../request/ask.ts';

/** Takes a closure back that waits. */
export const submitKeepAccount = () => ask(keepAccount, {}, { quiet: true });

import { businessDeposits } from '@quay/contract/verification';
import { ask } from '../../../request/ask.ts';

/** What a merchant has to deposit, and what this user has deposited. */
export const fetchBusinessDeposits = (signal: AbortSignal) => ask(businessDeposits, {}, { signal, quiet: true });

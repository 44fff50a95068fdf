import { creditPool } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 15_000;

/** What Quay lends without a pledge: its capital, what is out, and on which terms. */
export const useCreditPool = () => useAsk(creditPool, {}, { every: EVERY_MS });

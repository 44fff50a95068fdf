import { earnDesk } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 10_000;

/** Every product of Earn with what is promised and what is there for it. */
export const useEarnDesk = () => useAsk(earnDesk, {}, { every: EVERY_MS });

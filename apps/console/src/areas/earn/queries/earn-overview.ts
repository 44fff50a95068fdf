import { earnOverview } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 10_000;

/** Every product of Earn with what is promised and what is there for it. */
export const useEarnOverview = () => useAsk(earnOverview, {}, { every: EVERY_MS });

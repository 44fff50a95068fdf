import { abnormalPrices } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 5_000;

/** Which prices of contracts are not as they should be. */
export const useAbnormalPrices = () => useAsk(abnormalPrices, {}, { every: EVERY_MS });

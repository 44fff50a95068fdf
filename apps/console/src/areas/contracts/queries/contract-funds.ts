import { contractFunds } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 10_000;

/** The insurance fund of contracts by coin. */
export const useContractFunds = () => useAsk(contractFunds, {}, { every: EVERY_MS });

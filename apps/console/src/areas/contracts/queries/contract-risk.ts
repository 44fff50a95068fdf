import { contractRisk } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 10_000;

/** Who holds most of a contract, and what the insurance fund would need if its mark moved at once. */
export const useContractRisk = (symbol: string) => useAsk(contractRisk, { symbol }, { every: EVERY_MS });

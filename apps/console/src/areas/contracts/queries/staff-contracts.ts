import { staffContracts } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 5_000;

/** All contracts with their prices and with how many positions are in danger. */
export const useStaffContracts = () => useAsk(staffContracts, {}, { every: EVERY_MS });

import { chainStatus } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

/** Each look reads every hot wallet on chain. */
const EVERY_MS = 15_000;

/** How the networks, the hot wallets and the reserves stand, and what is wrong. */
export const useChainStatus = () => useAsk(chainStatus, {}, { every: EVERY_MS });

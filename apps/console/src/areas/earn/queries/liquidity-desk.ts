import { liquidityDesk } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 10_000;

/** What linked wallets are paid, what of it waits and why. */
export const useLiquidityDesk = () => useAsk(liquidityDesk, {}, { every: EVERY_MS });

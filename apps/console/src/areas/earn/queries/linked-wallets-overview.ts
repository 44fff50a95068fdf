import { linkedWalletsOverview } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 10_000;

/** What linked wallets are paid, what of it waits and why. */
export const useLinkedWalletsOverview = () => useAsk(linkedWalletsOverview, {}, { every: EVERY_MS });

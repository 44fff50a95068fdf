import { suspendMerchant } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Suspends a merchant at once: no ad is shown or taken. The account stays open, and orders under way go on. */
export const useSuspendMerchant = (options?: ActOptions<typeof suspendMerchant>) => useAct(suspendMerchant, options);

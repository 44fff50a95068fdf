import { settleContract } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Settles an overdue dated contract at the newest index of before that; a second person approves it. */
export const useSettleContract = (options?: ActOptions<typeof settleContract>) => useAct(settleContract, options);

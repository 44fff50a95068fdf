import { ruleAppeal } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Rules who gets the coins; they move in the same commit. Above 5,000 USDT a second person has to rule the same. */
export const useRuleAppeal = (options?: ActOptions<typeof ruleAppeal>) => useAct(ruleAppeal, options);

import { retireHotWallet } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Lets the next hot wallet of a network take the place of the one that signs; a second person approves it. */
export const useRetireHotWallet = (options?: ActOptions<typeof retireHotWallet>) => useAct(retireHotWallet, options);

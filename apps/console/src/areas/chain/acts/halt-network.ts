import { haltNetwork } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Halts deposits and withdrawals of a network at once. Only two people open it again. */
export const useHaltNetwork = (options?: ActOptions<typeof haltNetwork>) => useAct(haltNetwork, options);

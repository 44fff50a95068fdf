import { rescanNetwork } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Reads blocks of a network again by every endpoint: deposits that were missed are found, none is credited twice. */
export const useRescanNetwork = (options?: ActOptions<typeof rescanNetwork>) => useAct(rescanNetwork, options);

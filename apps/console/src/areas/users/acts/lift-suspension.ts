import { liftSuspension } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Asks a second person to let a suspended merchant trade again. */
export const useLiftSuspension = (options?: ActOptions<typeof liftSuspension>) => useAct(liftSuspension, options);

import { adoptTransaction } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Adopts a transaction of the hot wallet that Quay did not make; a second person approves it. */
export const useAdoptTransaction = (options?: ActOptions<typeof adoptTransaction>) => useAct(adoptTransaction, options);

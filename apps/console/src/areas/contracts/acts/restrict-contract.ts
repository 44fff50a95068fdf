import { restrictContract } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Lets positions of a contract only be closed, or halts it, at once. Only two people allow more again. */
export const useRestrictContract = (options?: ActOptions<typeof restrictContract>) => useAct(restrictContract, options);

import { resumeContract } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Lets a halted contract trade again, or its positions be closed; a second person approves it. */
export const useResumeContract = (options?: ActOptions<typeof resumeContract>) => useAct(resumeContract, options);

import { resumeNetwork } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Opens a halted network again; a second person approves it. */
export const useResumeNetwork = (options?: ActOptions<typeof resumeNetwork>) => useAct(resumeNetwork, options);

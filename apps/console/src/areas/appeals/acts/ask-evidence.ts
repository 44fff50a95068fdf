import { askEvidence } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Names what is missing to decide, and whose it is. */
export const useAskEvidence = (options?: ActOptions<typeof askEvidence>) => useAct(askEvidence, options);

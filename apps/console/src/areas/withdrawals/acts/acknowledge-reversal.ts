import { acknowledgeReversal } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Says that the reversed deposits of a withdrawal were seen; without an open debt it may go on. */
export const useAcknowledgeReversal = (options?: ActOptions<typeof acknowledgeReversal>) =>
  useAct(acknowledgeReversal, options);

import { recall } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Takes back a message of one's own. The original stays in the audit log. */
export const useRecall = (options?: ActOptions<typeof recall>) => useAct(recall, options);

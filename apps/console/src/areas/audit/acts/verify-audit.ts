import { verifyAudit } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Computes the whole chain of the audit log anew. */
export const useVerifyAudit = (options?: ActOptions<typeof verifyAudit>) => useAct(verifyAudit, options);

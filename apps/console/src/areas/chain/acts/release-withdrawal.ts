import { releaseWithdrawal } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/**
 * Pays a withdrawal again whose nonce another transaction has used, or gives its coins back; a second person approves
 * it.
 */
export const useReleaseWithdrawal = (options?: ActOptions<typeof releaseWithdrawal>) =>
  useAct(releaseWithdrawal, options);

import { decideReview } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Passes or rejects an application that one has taken. */
export const useDecideReview = (options?: ActOptions<typeof decideReview>) => useAct(decideReview, options);

import { takeReview } from '@quay/contract/staff';
import { useAct } from '../../../request/hooks.ts';

/** Takes an application to review; the user then sees that it is under review. */
export const useTakeReview = () => useAct(takeReview, { loud: true });

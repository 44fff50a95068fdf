import { cannedAnswers } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

/** Answers that are ready to be sent. */
export const useCannedAnswers = () => useAsk(cannedAnswers, {});

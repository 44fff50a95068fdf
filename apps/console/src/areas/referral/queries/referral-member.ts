import { referralMember } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

/** Who invited somebody, and who is below. */
export const useReferralMember = (userId: string) => useAsk(referralMember, { userId });

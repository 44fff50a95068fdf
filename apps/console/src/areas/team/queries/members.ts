import { members } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

/** Everybody who works here. */
export const useMembers = () => useAsk(members, {});

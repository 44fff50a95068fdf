import { settings } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

/** The system settings. */
export const useSettings = () => useAsk(settings, {});

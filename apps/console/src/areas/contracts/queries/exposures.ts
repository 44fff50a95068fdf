import { exposures } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 5_000;

/** What users hold in contracts, who is nearest to a liquidation first. */
export const useExposures = () => useAsk(exposures, {}, { every: EVERY_MS });

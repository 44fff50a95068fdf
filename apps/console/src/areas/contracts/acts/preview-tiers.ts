import { previewTiers } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** What other margin tiers would change for those who hold positions now. Changes nothing. */
export const usePreviewTiers = (options?: ActOptions<typeof previewTiers>) => useAct(previewTiers, options);

import { saveSettings } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Changes settings; a second person approves it. */
export const useSaveSettings = (options?: ActOptions<typeof saveSettings>) => useAct(saveSettings, options);

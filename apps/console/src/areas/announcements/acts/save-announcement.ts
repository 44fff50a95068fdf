import { saveAnnouncement } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Writes an announcement. It can be published when every language has its words. */
export const useSaveAnnouncement = (options?: ActOptions<typeof saveAnnouncement>) => useAct(saveAnnouncement, options);

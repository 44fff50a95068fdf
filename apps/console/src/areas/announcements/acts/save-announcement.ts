import { saveAnnouncement } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Writes an announcement. It can be published when English has its words and no language has half of them. */
export const useSaveAnnouncement = (options?: ActOptions<typeof saveAnnouncement>) => useAct(saveAnnouncement, options);

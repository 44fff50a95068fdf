import { deleteAnnouncement } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Deletes an announcement. */
export const useDeleteAnnouncement = (options?: ActOptions<typeof deleteAnnouncement>) =>
  useAct(deleteAnnouncement, options);

import { editedAnnouncements } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 30_000;

/** Every announcement in every language, drafts too, newest first. */
export const useEditedAnnouncements = () => useAsk(editedAnnouncements, {}, { every: EVERY_MS });

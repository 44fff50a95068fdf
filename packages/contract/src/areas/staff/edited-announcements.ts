import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { type EditedAnnouncement, editedAnnouncement } from './edited-announcement.ts';

export const editedAnnouncementsRequest = nothing;

export const editedAnnouncementsResponse = z.array(editedAnnouncement);

/** Every announcement in every language, drafts too, newest first. */
export const editedAnnouncements = call<z.infer<typeof editedAnnouncementsRequest>, EditedAnnouncement[]>({
  name: 'staff/edited-announcements',
  method: 'GET',
  path: '/console/api/announcements',
  permission: 'staff:announcements',
  refusals: [],
  about: 'Every announcement in every language, drafts too, newest first.',
});

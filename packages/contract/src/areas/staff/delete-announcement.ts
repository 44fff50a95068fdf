import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { staff } from './refusals.ts';

export const deleteAnnouncementRequest = z.strictObject({ announcementId: id });

export const deleteAnnouncementResponse = nothing;

/** Deletes an announcement. */
export const deleteAnnouncement = call<
  z.infer<typeof deleteAnnouncementRequest>,
  z.infer<typeof deleteAnnouncementResponse>
>({
  name: 'staff/delete-announcement',
  method: 'POST',
  path: '/console/api/announcements/delete',
  permission: 'staff:announcements',
  refusals: [staff['announcement-unknown']],
  about: 'Deletes an announcement.',
});

import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing, time } from '../../fields.ts';
import { languages } from '../identity/sets.ts';
import { staff } from './refusals.ts';

const words = z.strictObject({ title: z.string().trim().max(120), text: z.string().trim().max(20_000) });

export const editedAnnouncement = z.object({
  announcementId: id,
  pinned: z.boolean(),
  published: z.boolean(),
  words: z.record(z.enum(languages), words),
  at: time,
  by: z.string(),
});
export type EditedAnnouncement = z.infer<typeof editedAnnouncement>;

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

export const saveAnnouncementRequest = z.strictObject({
  announcementId: id.optional(),
  pinned: z.boolean(),
  published: z.boolean(),
  words: z.partialRecord(z.enum(languages), words),
});
export const saveAnnouncementResponse = editedAnnouncement;
/** Writes an announcement. It can be published when every language has its words. */
export const saveAnnouncement = call<z.infer<typeof saveAnnouncementRequest>, EditedAnnouncement>({
  name: 'staff/save-announcement',
  method: 'POST',
  path: '/console/api/announcements/save',
  permission: 'staff:announcements',
  refusals: [staff['announcement-unknown'], staff['words-missing']],
  about: 'Writes an announcement. It can be published when every language has its words.',
});

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

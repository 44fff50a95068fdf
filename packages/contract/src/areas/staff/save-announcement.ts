import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { language } from '../identity/language.ts';
import { type EditedAnnouncement, editedAnnouncement, words } from './edited-announcement.ts';
import { staff } from './refusals.ts';

export const saveAnnouncementRequest = z.strictObject({
  announcementId: id.optional(),
  pinned: z.boolean(),
  published: z.boolean(),
  words: z.record(language, words),
});

export const saveAnnouncementResponse = editedAnnouncement;

/** Writes an announcement. It can be published when English has its words and no language has half of them. */
export const saveAnnouncement = call<z.infer<typeof saveAnnouncementRequest>, EditedAnnouncement>({
  name: 'staff/save-announcement',
  method: 'POST',
  path: '/console/api/announcements/save',
  permission: 'staff:announcements',
  refusals: [staff['announcement-unknown'], staff['words-missing']],
  about: 'Writes an announcement. It can be published when English has its words and no language has half of them.',
});

import { z } from 'zod';
import { id, time } from '../../fields.ts';
import { language } from '../identity/language.ts';

export const words = z.strictObject({ title: z.string().trim().max(120), text: z.string().trim().max(20_000) });

export const editedAnnouncement = z.object({
  announcementId: id,
  pinned: z.boolean(),
  published: z.boolean(),
  words: z.record(language, words),
  at: time,
  by: z.string(),
});

export type EditedAnnouncement = z.infer<typeof editedAnnouncement>;

import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText, sizeText, time } from '../../fields.ts';
import { announcement as refusal } from './refusals.ts';

export const announcementHead = z.object({ announcementId: id, title: z.string(), pinned: z.boolean(), at: time });
export type AnnouncementHead = z.infer<typeof announcementHead>;

export const announcementsRequest = z.strictObject({ before: idText.optional(), size: sizeText.optional() });
export const announcementsResponse = z.array(announcementHead);
/** What we have to say to everybody, in the language of the request: pinned first, then the newest. */
export const announcements = call<z.infer<typeof announcementsRequest>, AnnouncementHead[]>({
  name: 'announcement/announcements',
  method: 'GET',
  path: '/announcement/list',
  permission: 'guest',
  refusals: [],
  about: 'What we have to say to everybody, in the language of the request: pinned first, then the newest.',
});

export const announcementDetailRequest = z.strictObject({ id: idText });
export const announcementDetailResponse = announcementHead.extend({
  text: z.string().describe('plain text; a blank line ends a paragraph'),
});
export type Announcement = z.infer<typeof announcementDetailResponse>;
/** One announcement, whole. */
export const announcementDetail = call<z.infer<typeof announcementDetailRequest>, Announcement>({
  name: 'announcement/announcement-detail',
  method: 'GET',
  path: '/announcement/detail',
  permission: 'guest',
  refusals: [refusal['announcement-unknown']],
  about: 'One announcement, whole.',
});

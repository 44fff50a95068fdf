import { z } from 'zod';
import { call } from '../../call.ts';
import { idText, sizeText } from '../../fields.ts';
import { announcementHead } from './announcement-head.ts';

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

import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { announcementHead } from './announcement-head.ts';
import { announcement as refusal } from './refusals.ts';

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

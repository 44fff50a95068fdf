import { entry, manifest } from '../../manifest.ts';
import * as announcement from './index.ts';

export const announcementManifest = manifest({
  area: 'announcement',
  calls: [
    entry(announcement.announcements, announcement.announcementsRequest, announcement.announcementsResponse),
    entry(
      announcement.announcementDetail,
      announcement.announcementDetailRequest,
      announcement.announcementDetailResponse,
    ),
  ],
  refusals: announcement.announcement,
});

import type { announcements } from '@quay/contract/announcement';
import { pageOf } from '../../../edge/page.ts';
import { type Route, told } from '../../../edge/route.ts';

export const announcementsRoute: Route<typeof announcements> = async (request, { reads, language }) => {
  const { before, size } = pageOf(request);
  const rows = await reads.announcement.announcements(language, { before, limit: size });
  return told(rows.map(({ id, ...head }) => ({ announcementId: id, ...head })));
};

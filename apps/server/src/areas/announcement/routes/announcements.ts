import { announcement, announcementDetail, announcements } from '@quay/contract/announcement';
import { pageOf } from '../../../edge/page.ts';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { AnnouncementNeeds } from '../needs.ts';

/** What the exchange announces, in the language that is asked for. */
export const announcementRoutes = ({ reads }: AnnouncementNeeds): Served[] => [
  serve(announcements, async (request, { language }) => {
    const { before, size } = pageOf(request);
    const rows = await reads.announcement.announcements(language, { before, limit: size });
    return reply(rows.map(({ id, ...head }) => ({ announcementId: id, ...head })));
  }),
  serve(announcementDetail, async (request, { language }) => {
    const found = await reads.announcement.announcement(Number(request.id), language);
    if (!found) return refused(announcement['announcement-unknown']);
    const { id, ...words } = found;
    return reply({ announcementId: id, ...words });
  }),
];

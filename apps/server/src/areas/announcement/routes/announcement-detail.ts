import { announcement, type announcementDetail } from '@quay/contract/announcement';
import { type Route, refused, told } from '../../../edge/route.ts';

export const announcementDetailRoute: Route<typeof announcementDetail> = async (request, { reads, language }) => {
  const found = await reads.announcement.announcement(Number(request.id), language);
  if (!found) return refused(announcement['announcement-unknown']);
  const { id, ...words } = found;
  return told({ announcementId: id, ...words });
};

import { type deleteAnnouncement, staff as refusals } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';

export const deleteAnnouncementRoute: Route<typeof deleteAnnouncement> = async ({ announcementId }, asking) => {
  const { staff } = asking;
  if (!(await asking.reads.announcement.deleteAnnouncement(announcementId))) {
    return refused(refusals['announcement-unknown']);
  }
  await asking.audit.add({ staff, act: 'delete-announcement', subject: `announcement ${announcementId}` });
  return told({});
};

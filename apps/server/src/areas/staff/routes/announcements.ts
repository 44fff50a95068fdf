import { deleteAnnouncement, editedAnnouncements, staff as refusals } from '@quay/contract/staff';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import { editedOnWire } from '../edited-on-wire.ts';
import type { StaffNeeds } from '../needs.ts';

/** The announcements as their editors see them. */
export const announcementRoutes = ({ audit, reads }: StaffNeeds): Served[] => [
  serve(editedAnnouncements, async () => reply((await reads.announcement.editedAnnouncements()).map(editedOnWire))),
  serve(deleteAnnouncement, async ({ announcementId }, context) => {
    const { staff } = context;
    if (!(await reads.announcement.deleteAnnouncement(announcementId))) {
      return refused(refusals['announcement-unknown']);
    }
    await audit.add({ staff, act: 'delete-announcement', subject: `announcement ${announcementId}` });
    return reply({});
  }),
];

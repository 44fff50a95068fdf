import type { editedAnnouncements } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';
import { editedOnWire } from '../edited-on-wire.ts';

export const editedAnnouncementsRoute: Route<typeof editedAnnouncements> = async (_request, { reads }) =>
  told((await reads.announcement.editedAnnouncements()).map(editedOnWire));

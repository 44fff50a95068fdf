import { announcementDetail, announcements } from '@quay/contract/announcement';
import { type Served, serve } from '../../edge/route.ts';
import { announcementDetailRoute } from './routes/announcement-detail.ts';
import { announcementsRoute } from './routes/announcements.ts';

export const announcementRoutes: readonly Served[] = [
  serve(announcements, announcementsRoute),
  serve(announcementDetail, announcementDetailRoute),
];

import type { Area } from '../../area.ts';
import type { AnnouncementNeeds } from './needs.ts';
import { announcementRoutes } from './routes/announcements.ts';

export const announcementArea = (needs: AnnouncementNeeds): Area => ({ routes: announcementRoutes(needs) });

import type { Query } from '../../database.ts';

export type AnnouncementReads = Record<never, never>;

export function announcementReads(_db: Query): AnnouncementReads {
  return {};
}

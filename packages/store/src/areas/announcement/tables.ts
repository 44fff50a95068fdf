import type { Language } from '@quay/contract/identity';
import type { Generated } from 'kysely';
import type { Time } from '../../kinds.ts';

export type AnnouncementTables = {
  announcements: { id: Generated<number>; pinned: boolean; published: boolean; staffId: number; at: Time };
  announcementWords: { announcementId: number; language: Language; title: string; text: string };
};

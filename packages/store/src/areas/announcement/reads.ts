import type { Language } from '@quay/contract/identity';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type AnnouncementHeadRow = {
  readonly id: number;
  readonly title: string;
  readonly pinned: boolean;
  readonly at: number;
};

export type AnnouncementWordsRow = { readonly title: string; readonly text: string };

/** An announcement as its editor sees it: drafts too, in every language that has words. */
export type EditedRow = {
  readonly id: number;
  readonly pinned: boolean;
  readonly published: boolean;
  readonly at: number;
  readonly by: string;
  readonly words: Partial<Record<Language, AnnouncementWordsRow>>;
};

export type AnnouncementReads = {
  /** Published ones in a language, in English where one lacks it: pinned first, then the newest. */
  announcements(
    language: Language,
    page: { readonly before: number | undefined; readonly limit: number },
  ): Promise<AnnouncementHeadRow[]>;
  announcement(id: number, language: Language): Promise<(AnnouncementHeadRow & { readonly text: string }) | undefined>;
  editedAnnouncements(id?: number): Promise<EditedRow[]>;
  /** Writes the words that are named; gives its id, or nothing when the one to be changed is gone. */
  saveAnnouncement(
    edited: Pick<EditedRow, 'pinned' | 'published' | 'words'> & {
      readonly id: number | undefined;
      readonly staffId: number;
      readonly at: number;
    },
  ): Promise<number | undefined>;
  deleteAnnouncement(id: number): Promise<boolean>;
};

/** What is read where nobody has written an announcement in the reader's language; without it nothing is published. */
const FALLBACK: Language = 'en_US';

const readIn = (language: Language) => sql<boolean>`announcement_words.language = case
  when exists (
    select 1 from announcement_words own
    where own.announcement_id = announcements.id and own.language = ${language} and own.title <> '' and own.text <> ''
  ) then ${language}::text else ${FALLBACK}::text end`;

export function announcementReads(db: Query): AnnouncementReads {
  const published = (language: Language) =>
    db
      .selectFrom('announcements')
      .innerJoin('announcementWords', 'announcementWords.announcementId', 'announcements.id')
      .where('published', '=', true)
      .where(readIn(language));

  return {
    announcements(language, { before, limit }) {
      let page = published(language).select(['announcements.id', 'title', 'pinned', 'at']);
      if (before !== undefined) {
        // Pinned ones come first, so a page goes on after the last one in that order. One that is gone was not pinned.
        const isPinned = sql<boolean>`coalesce((select pinned from announcements where id = ${before}), false)`;
        page = page.where(sql<boolean>`(pinned, announcements.id) < (${isPinned}, ${before})`);
      }
      return page.orderBy('pinned', 'desc').orderBy('announcements.id', 'desc').limit(limit).execute();
    },

    announcement: (id, language) =>
      published(language)
        .select(['announcements.id', 'title', 'text', 'pinned', 'at'])
        .where('announcements.id', '=', id)
        .executeTakeFirst(),

    async editedAnnouncements(id) {
      let all = db
        .selectFrom('announcements')
        .innerJoin('staffMembers', 'staffMembers.id', 'announcements.staffId')
        .select(['announcements.id', 'pinned', 'published', 'at', 'staffMembers.username as by']);
      if (id !== undefined) all = all.where('announcements.id', '=', id);
      const rows = await all.orderBy('announcements.id', 'desc').limit(200).execute();
      if (rows.length === 0) return [];
      const words = await db
        .selectFrom('announcementWords')
        .selectAll()
        .where(
          'announcementId',
          'in',
          rows.map((row) => row.id),
        )
        .execute();
      return rows.map((row) => ({
        ...row,
        words: Object.fromEntries(
          words
            .filter((one) => one.announcementId === row.id)
            .map(({ language, title, text }) => [language, { title, text }]),
        ),
      }));
    },

    saveAnnouncement: ({ id, words, at, ...edited }) =>
      db.transaction().execute(async (on) => {
        const values = { ...edited, at: new Date(at) };
        const saved = await (id === undefined
          ? on.insertInto('announcements').values(values).returning('id').executeTakeFirst()
          : on.updateTable('announcements').set(values).where('id', '=', id).returning('id').executeTakeFirst());
        if (!saved) return undefined;
        const rows = Object.entries(words).flatMap(([language, one]) =>
          one ? [{ announcementId: saved.id, language: language as Language, ...one }] : [],
        );
        if (rows.length === 0) return saved.id;
        // What is not named stays: two people may write two languages.
        await on
          .insertInto('announcementWords')
          .values(rows)
          .onConflict((there) =>
            there.columns(['announcementId', 'language']).doUpdateSet((row) => ({
              title: row.ref('excluded.title'),
              text: row.ref('excluded.text'),
            })),
          )
          .execute();
        return saved.id;
      }),

    async deleteAnnouncement(id) {
      const deleted = await db.deleteFrom('announcements').where('id', '=', id).executeTakeFirst();
      return deleted.numDeletedRows > 0n;
    },
  };
}

import type { Language } from '@quay/contract/identity';
import type { Query } from '../../database.ts';

/** An article in one language, as staff wrote it. */
export type HelpVersionRow = {
  readonly article: string;
  readonly language: Language;
  readonly version: number;
  readonly title: string;
  readonly text: string;
  readonly at: number;
};

export type HelpReads = {
  /** The newest version that staff wrote of each article and language; of most there is none. */
  newestHelp(language?: Language): Promise<HelpVersionRow[]>;
  /** What staff wrote of an article in one language, newest first. */
  helpVersions(article: string, language: Language): Promise<(HelpVersionRow & { readonly by: string })[]>;
  /** Adds a version; false when there is one of that number, which another wrote. */
  addHelpVersion(row: HelpVersionRow & { readonly staffId: number }): Promise<boolean>;
};

export function helpReads(db: Query): HelpReads {
  const versions = () =>
    db.selectFrom('helpVersions').select(['article', 'language', 'version', 'title', 'text', 'helpVersions.at']);

  return {
    newestHelp(language) {
      let newest = versions().distinctOn(['article', 'language']);
      if (language !== undefined) newest = newest.where('language', '=', language);
      return newest.orderBy('article').orderBy('language').orderBy('version', 'desc').execute();
    },

    helpVersions: (article, language) =>
      versions()
        .innerJoin('staffMembers', 'staffMembers.id', 'helpVersions.staffId')
        .select('staffMembers.username as by')
        .where('article', '=', article)
        .where('language', '=', language)
        .orderBy('version', 'desc')
        .execute(),

    async addHelpVersion({ at, ...row }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('helpVersions')
        .values({ ...row, at: new Date(at) })
        .onConflict((there) => there.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}

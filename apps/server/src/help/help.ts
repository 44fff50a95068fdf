import type { HelpArticle } from '@quay/contract/help';
import type { Language } from '@quay/contract/identity';
import type { EditedHelpArticle, HelpVersion } from '@quay/contract/staff';
import type { HelpVersionRow, Reads } from '@quay/store';
import { languageFacts, languages } from '@quay/words';
import { articleFacts, articles, helpWords, withFigures } from '@quay/words/help';

/** The version that comes with Quay; what staff write begins above it. */
const SHIPPED = 1;

type Shown = { readonly title: string; readonly text: string; readonly version: number; readonly at?: number };

export type Help = {
  /** Every article in a language: what staff wrote last, else what came with Quay. */
  articles(language: Language): Promise<HelpArticle[]>;
  /** The same in every language, for who edits them; of one article, or of all. */
  edited(articleId?: string): Promise<EditedHelpArticle[]>;
  /** Every version of an article in a language, newest first; nothing when there is no such article. */
  versions(articleId: string, language: Language): Promise<HelpVersion[] | undefined>;
  /** Adds a version behind `after`; says which of the two it met when it could not. */
  save(written: {
    readonly articleId: string;
    readonly language: Language;
    readonly title: string;
    readonly text: string;
    readonly after: number;
    readonly staffId: number;
    readonly at: number;
  }): Promise<'saved' | 'unknown' | 'changed'>;
};

export function createHelp({ help }: Pick<Reads, 'help'>): Help {
  const shownIn = (language: Language, newest: readonly HelpVersionRow[]) => {
    const shipped = helpWords(language);
    return (id: string): Shown => {
      const written = newest.find((row) => row.article === id && row.language === language);
      if (!written) return { ...shipped.get(id)!, version: SHIPPED };
      const { title, text, version, at } = written;
      return { title, text, version, at };
    };
  };

  return {
    async articles(language) {
      const shown = shownIn(language, await help.newestHelp(language));
      const { tag } = languageFacts(language);
      return articles.map(({ id, refusals = [], ...facts }) => {
        const { text, ...words } = shown(id);
        return { articleId: id, ...facts, explains: [...refusals], ...words, text: withFigures(text, tag) };
      });
    },

    async edited(articleId) {
      const newest = await help.newestHelp();
      return articles
        .filter(({ id }) => articleId === undefined || id === articleId)
        .map(({ id, topic }) => {
          const words = languages.map((language) => [language, shownIn(language, newest)(id)]);
          return { articleId: id, topic, words: Object.fromEntries(words) as EditedHelpArticle['words'] };
        });
    },

    async versions(articleId, language) {
      const shipped = helpWords(language).get(articleId);
      if (!shipped) return undefined;
      const written = await help.helpVersions(articleId, language);
      return [
        ...written.map(({ version, title, text, by, at }) => ({ version, title, text, by, at })),
        { ...shipped, version: SHIPPED },
      ];
    },

    async save({ articleId, after, ...written }) {
      if (!articleFacts(articleId)) return 'unknown';
      const newest = (await help.helpVersions(articleId, written.language))[0]?.version ?? SHIPPED;
      if (after !== newest) return 'changed';
      return (await help.addHelpVersion({ article: articleId, version: after + 1, ...written })) ? 'saved' : 'changed';
    },
  };
}

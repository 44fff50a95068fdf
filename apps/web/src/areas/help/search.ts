import type { HelpArticle } from '@quay/contract/help';
import { plainOf } from '@quay/words/help/markup';

/** Words that a search by sense leaves out, in the languages that part their words by spaces. */
const SHORT = 2;

/** As it is compared: without case, accents and width. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a search. Where a language writes no spaces, what stands between them is looked for as it stands. */
export function wordsOf(search: string): string[] {
  const words = plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const long = words.filter((word) => word.length > SHORT || /[^\p{ASCII}]/u.test(word));
  return long.length > 0 ? long : words;
}

/** A word in a title is worth more than one in a text. */
const IN_TITLE = 4;

/** A word of three letters and more is found with another ending too: "deposits" finds "deposit". */
const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word);

/** Articles that say something of a search, the best first; those that say as much stand as they stand in their topics. */
export function articlesLike(search: string, articles: readonly HelpArticle[]): HelpArticle[] {
  const words = wordsOf(search).map(stem);
  if (words.length === 0) return [...articles];
  const scored = articles.map((article) => {
    const [title, text] = [plain(article.title), plain(plainOf(article.text))];
    const found = words.map((word) => (title.includes(word) ? IN_TITLE : text.includes(word) ? 1 : 0));
    return { article, met: found.filter(Boolean).length, score: found.reduce<number>((sum, one) => sum + one, 0) };
  });
  const most = Math.max(...scored.map(({ met }) => met));
  // What has fewer of the words than the best has, answers another question.
  return scored
    .filter(({ met }) => met > 0 && met === most)
    .sort((one, other) => other.score - one.score)
    .map(({ article }) => article);
}

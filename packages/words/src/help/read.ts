import { existsSync, readFileSync } from 'node:fs';
import { helpTopics } from '@quay/contract/help/rules';
import type { Language } from '@quay/contract/identity';
import { languageFor, SOURCE } from '../languages.ts';
import { type ArticleFacts, articles } from './articles.ts';

export type ArticleWords = { readonly title: string; readonly text: string };

const FOLDER = new URL('../../help/', import.meta.url);
/** `# Where is my deposit? {#deposit-missing}` */
const HEADING = /^# (.+?) \{#([a-z0-9-]+)\}$/;

/** The articles of one file: each begins with its heading. */
export function articlesOf(file: string): Map<string, ArticleWords> {
  const found = new Map<string, ArticleWords>();
  let open: { id: string; title: string; lines: string[] } | undefined;
  const close = () => {
    if (!open) return;
    if (found.has(open.id)) throw new Error(`two articles are called ${open.id}`);
    found.set(open.id, { title: open.title, text: open.lines.join('\n').trim() });
  };
  for (const line of file.split('\n')) {
    const heading = HEADING.exec(line);
    if (heading) {
      close();
      open = { title: heading[1]!, id: heading[2]!, lines: [] };
    } else if (open) open.lines.push(line);
    else if (line.trim() !== '') throw new Error(`words before the first article: ${line}`);
  }
  close();
  return found;
}

const read = new Map<Language, ReadonlyMap<string, ArticleWords>>();

/** Every article that came with Quay in a language, in English where it lacks one. It is read from its files once. */
export function helpWords(language: Language): ReadonlyMap<string, ArticleWords> {
  const spoken = languageFor(language);
  const known = read.get(spoken);
  if (known) return known;
  const all = new Map([...(spoken === SOURCE ? [] : helpWords(SOURCE)), ...ownHelpWords(spoken)]);
  read.set(spoken, all);
  return all;
}

/** The articles that stand in a language's own files. */
export const ownHelpWords = (language: Language): ReadonlyMap<string, ArticleWords> =>
  new Map(
    helpTopics
      .map((topic) => new URL(`${language}/${topic}.md`, FOLDER))
      .filter((file) => existsSync(file))
      .flatMap((file) => [...articlesOf(readFileSync(file, 'utf8'))]),
  );

export const articleFacts = (id: string): ArticleFacts | undefined => articles.find((one) => one.id === id);

import { fileURLToPath } from 'node:url';
import { languageFacts, languages } from '@quay/words';
import { type ListedTerm, terms } from './listed.ts';

const root = new URL('../../', import.meta.url);

export const TERMS_PAGE = fileURLToPath(new URL('docs/generated/terms.md', root));

const HEAD = `# Terms

What the product calls things in each language, printed from the catalogues by \`npm run terms\`; do not edit. To call something else, change its message and every sentence that uses the term, then print anew. Which terms stand here is said in \`tools/terms/listed.ts\`. What a word means is in [words.md](../words.md).
`;

/** The page as the catalogues have it now. */
export async function termsPage(): Promise<string> {
  const parts = await Promise.all(Object.entries(terms).map(([subject, listed]) => tableOf(subject, listed)));
  return `${HEAD}${parts.join('')}`;
}

async function tableOf(subject: string, listed: readonly ListedTerm[]): Promise<string> {
  const rows = await Promise.all(
    listed.map((term) => Promise.all(languages.map((language) => wordsOf(term, language)))),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  const head = line(languages.map((language) => languageFacts(language).name));
  return `\n## ${subject}\n\n${head}${line(languages.map(() => '---'))}${rows.map(line).join('')}`;
}

async function wordsOf([folder, key]: ListedTerm, language: string): Promise<string> {
  const { words } = (await import(new URL(`${folder}/${language}.ts`, root).href)) as { words: unknown };
  const found = key
    .split('.')
    .reduce<unknown>((all, name) => (all as Record<string, unknown> | undefined)?.[name], words);
  if (typeof found !== 'string') throw new Error(`${folder}/${language}.ts has no ${key}`);
  return found.replaceAll('|', '\\|');
}

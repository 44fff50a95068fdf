import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@quay/contract/identity';
import { SOURCE } from '@quay/words';
import type { Page } from 'playwright-core';

const ROOT = new URL('../../', import.meta.url);

/** What the app says in a language, and what it says in English alone. */
export type Words = { readonly own: readonly string[]; readonly english: readonly string[] };

/** The sentences of a language, and those of English that it says otherwise. */
export async function wordsOf(language: Language): Promise<Words> {
  const [own, source] = [await sentencesOf(language), await sentencesOf(SOURCE)];
  // Two words and more: a single one may be a name, or the same in both.
  const isSentence = (text: string) => /\p{L}+ \p{L}+/u.test(text);
  return { own: [...own], english: [...source.difference(own)].filter(isSentence) };
}

async function sentencesOf(language: Language): Promise<Set<string>> {
  const files = globSync(`apps/web/src/**/words/**/${language}.ts`, { cwd: fileURLToPath(ROOT) });
  const catalogues = await Promise.all(
    files.map(async (file) => (await import(new URL(file, ROOT).href)) as { words: unknown }),
  );
  return new Set(catalogues.flatMap(({ words }) => sentences(words)).map((text) => text.trim()));
}

/** Sentences of a catalogue; of a message that is made of parts those without any. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'object' && words !== null) return Object.values(words).flatMap(sentences);
  return [];
}

/** What is wrong with the words that a person sees on a page. */
export const faultsOn = (page: Page, words: Words): Promise<string[]> =>
  page.evaluate(({ own, english }) => {
    const [ownWords, englishWords] = [new Set(own), new Set(english)];
    const faults: string[] = [];
    const top = document.querySelector('dialog[open]') ?? document.body;
    const related = (one: Element, other: Element) => one.contains(other) || other.contains(one);
    const stays = (element: Element | null): boolean => {
      for (let at = element; at; at = at.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
      }
      return false;
    };
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const element = node.parentElement;
      if (!element || text === '' || ['SCRIPT', 'STYLE', 'TITLE', 'OPTION'].includes(element.tagName)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (englishWords.has(text)) faults.push(`in English: ${text}`);
      if (/\bundefined\b|\[object |^[a-z]+(?:\.[a-zA-Z]+)+$/.test(text)) faults.push(`a name: ${text}`);
      if (!ownWords.has(text) || element.closest('.q-unseen')) continue;
      const style = getComputedStyle(element);
      const isClipped = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      if (isClipped && !['auto', 'scroll'].includes(style.overflowX)) faults.push(`cut off: ${text}`);
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (box.width < 2 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const above = document.elementFromPoint(x, y);
      const hasWords = [...(above?.childNodes ?? [])].some((one) => one.nodeType === 3 && one.textContent?.trim());
      if (above && hasWords && !related(above, element) && !stays(above) && !stays(element)) {
        faults.push(`covered: ${text} by ${(above.textContent ?? '').trim().slice(0, 40)}`);
      }
    }
    return faults;
  }, words);

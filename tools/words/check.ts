import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './catalogues.ts';
import type { Parts } from './message.ts';
import { isChanged, limitOf, type Translated } from './state.ts';

export type Fault = { readonly kind: 'missing' | 'changed' | 'too long'; readonly key: string };

/** What a language lacks, by folder and place. */
export function faultsOf(all: readonly Translated[]): Fault[] {
  return all.flatMap((one) =>
    [...one.messages.keys()].flatMap((key): Fault[] => {
      const context = `${one.place.folder}#${key}`;
      const translation = one.translation.get(key);
      if (!translation) return [{ kind: 'missing', key: context }];
      const faults: Fault[] = [];
      if (isChanged(one, key)) faults.push({ kind: 'changed', key: context });
      const limit = limitOf(one, key);
      if (limit !== undefined && columnsOf(translation) > limit) faults.push({ kind: 'too long', key: context });
      return faults;
    }),
  );
}

/** Signs that are as wide as they are high. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

/** How many columns a message takes; of one that depends on something, its longest form. An argument counts as four. */
export function columnsOf(parts: Parts): number {
  return parts
    .map((part) => {
      if (typeof part === 'string') return [...part].reduce((sum, sign) => sum + (WIDE.test(sign) ? 2 : 1), 0);
      return 'by' in part ? Math.max(...Object.values(part.forms).map(columnsOf)) : ARGUMENT_COLUMNS;
    })
    .reduce((sum, columns) => sum + columns, 0);
}

const ARGUMENT_COLUMNS = 4;

/**
 * Messages that no code can read: no file outside of the catalogues has a part of their place as a word. What is looked
 * up by a value of a set is found by the words of the member's name, in the contract or where it is made.
 */
export function unusedMessages(all: readonly Translated[], from = root): string[] {
  const catalogues = new Set(all.map(({ place }) => place.folder));
  // The server names what the apps look up.
  const shared = wordsOf('packages', catalogues, from).union(wordsOf('apps/server', catalogues, from));
  const known = new Map<string, ReadonlySet<string>>();
  const inApp = (app: string) => {
    const words = known.get(app) ?? shared.union(wordsOf(app, catalogues, from));
    known.set(app, words);
    return words;
  };
  return all
    .filter(({ place }) => !place.isFilled)
    .flatMap(({ place, messages }) => {
      const words = inApp(place.folder.split('/').slice(0, 2).join('/'));
      const isRead = (key: string) => key.split(/[./-]/).every((part) => /^\d+$/.test(part) || words.has(part));
      return [...messages.keys()].filter((key) => !isRead(key)).map((key) => `${place.folder}#${key}`);
    });
}

/** Every word that stands in the code of an app or of all packages, catalogues apart. */
function wordsOf(under: string, catalogues: ReadonlySet<string>, from: string): Set<string> {
  const files = globSync('**/src/**/*.{ts,tsx}', {
    cwd: path.join(from, under),
    exclude: (name) => name === 'node_modules',
  });
  const words = new Set<string>();
  for (const file of files.map((name) => path.join(under, name))) {
    const folder = path.dirname(file);
    const isCatalogue = catalogues.has(folder) || catalogues.has(path.dirname(folder));
    if (isCatalogue && path.basename(file) !== 'index.ts') continue;
    for (const [word] of readFileSync(path.join(from, file), 'utf8').matchAll(/[\w$]+/g)) words.add(word);
  }
  return words;
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileOf, root } from './catalogues.ts';
import { argsOf, fingerprint, fromIcu, type Parts, toIcu, WrongMessage } from './message.ts';
import type { Entry } from './po.ts';
import { type Header, printCatalogue } from './print.ts';
import { fingerprintsFile, isChanged, limitOf, type Translated } from './state.ts';

/** What a translation that is to say nothing is written as: an empty one is a missing one. */
const NOTHING = ' ';

const contextOf = (folder: string, key: string): string => `${folder}#${key}`;

/** Every message of a language for its translators, those that are missing too. */
export function entriesOf(all: readonly Translated[]): Entry[] {
  return all.flatMap((one) =>
    [...one.messages].flatMap(([key, parts]) => {
      const source = toIcu(parts);
      // In a PO file an empty source is the header.
      if (source === '') return [];
      const limit = limitOf(one, key);
      const translation = one.translation.get(key);
      return {
        context: contextOf(one.place.folder, key),
        source,
        translation: translation ? toIcu(translation) || NOTHING : '',
        notes: limit === undefined ? [] : [`at most ${limit} columns; a Chinese, Japanese or Korean sign takes two`],
        isChanged: translation !== undefined && isChanged(one, key),
      };
    }),
  );
}

/** What an import found wrong: the message is left as it was. */
export type Refused = { readonly context: string; readonly why: string };

/** The messages of a translator's file for one folder, and what was translated by each. */
export function imported(
  { place, messages, translation, fingerprints }: Translated,
  entries: ReadonlyMap<string, Entry>,
): { messages: Map<string, Parts>; fingerprints: Record<string, string>; refused: Refused[] } {
  const given = new Map<string, Parts>();
  const marks: Record<string, string> = {};
  const refused: Refused[] = [];
  for (const [key, source] of messages) {
    const entry = entries.get(contextOf(place.folder, key));
    const before = translation.get(key);
    if (toIcu(source) === '') given.set(key, before ?? []);
    else if (!entry) {
      if (before) given.set(key, before);
      if (fingerprints[key]) marks[key] = fingerprints[key];
    }
    if (!entry || entry.translation === '') continue;
    try {
      const parts = entry.translation === NOTHING ? [] : fromIcu(entry.translation);
      const unknown = [...argsOf(parts).difference(argsOf(source))];
      const extra = before ? unknown.filter((name) => !argsOf(before).has(name)) : unknown;
      if (extra.length > 0) throw new WrongMessage(`the source has no argument ${extra.join(', ')}`);
      given.set(key, parts);
      // One that its translator left marked is still to be looked at.
      const isOpen = entry.isChanged && before !== undefined && toIcu(before) === entry.translation;
      const mark = isOpen ? fingerprints[key] : fingerprint(entry.source);
      if (mark) marks[key] = mark;
    } catch (error) {
      if (!(error instanceof WrongMessage)) throw error;
      refused.push({ context: entry.context, why: error.message });
      if (before) given.set(key, before);
    }
  }
  return { messages: given, fingerprints: marks, refused };
}

/** Writes what an import gave; gives the files that it wrote, which are still to be formatted. */
export function writeCatalogue(
  one: Translated,
  language: string,
  isComplete: boolean,
  { messages, fingerprints }: { messages: ReadonlyMap<string, Parts>; fingerprints: Readonly<Record<string, string>> },
  from = root,
): string[] {
  if (messages.size === 0) return [];
  const file = fileOf(one.place, language, from);
  const marks = fingerprintsFile(one.place, language, from);
  const header = headerOf(path.dirname(file), isComplete);
  writeFileSync(file, printCatalogue(one.source, messages, language, header, one.place.isFilled));
  writeFileSync(marks, `${JSON.stringify(fingerprints, null, 2)}\n`);
  return [file, marks];
}

/** The type of the words is what `index.ts` says, or what the source's own file is typed by. */
function headerOf(folder: string, isComplete: boolean): Header {
  const index = path.join(folder, 'index.ts');
  const [, declared] = existsSync(index) ? (/export type (\w+) =/.exec(readFileSync(index, 'utf8')) ?? []) : [];
  const source = readFileSync(path.join(folder, 'en_US.ts'), 'utf8');
  const [, typed] = /export const words: (\w+)/.exec(source) ?? [];
  if (!typed) return { type: declared ?? 'Words', from: './index.ts', isComplete };
  const [, from = './index.ts'] =
    new RegExp(`import type \\{[^}]*\\b${typed}\\b[^}]*\\} from '([^']+)'`).exec(source) ?? [];
  return { type: typed, from, isComplete };
}

/** What is translated now counts as translated from what the source says now. */
export function accepted(all: readonly Translated[], language: string, from = root): void {
  for (const { place, messages, translation } of all) {
    const marks = [...messages].flatMap(([key, parts]) =>
      translation.has(key) ? [[key, fingerprint(toIcu(parts))] as const] : [],
    );
    const text = `${JSON.stringify(Object.fromEntries(marks), null, 2)}\n`;
    if (marks.length > 0) writeFileSync(fingerprintsFile(place, language, from), text);
  }
}

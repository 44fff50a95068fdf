import { existsSync, globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const SOURCE = 'en_US';

/** A folder of catalogues, one for each language. */
export type Place = {
  /** From the root of the repository: `apps/web/src/areas/spot/words`. */
  readonly folder: string;
  /** Arguments stand in the strings as `{name}`: words that the server fills in. */
  readonly isFilled: boolean;
};

/** All folders that have a catalogue in the source language. */
export function places(from = root): Place[] {
  return globSync([`{apps,packages}/*/src/**/${SOURCE}.ts`], { cwd: from, exclude: (name) => name === 'node_modules' })
    .map((file) => path.dirname(file))
    .filter((folder) => !folder.endsWith('/languages'))
    .sort()
    .map((folder) => ({ folder, isFilled: folder.startsWith('packages/words/') }));
}

export const fileOf = ({ folder }: Place, language: string, from = root): string =>
  path.join(from, folder, `${language}.ts`);

/** The languages that have a file. */
export const languageCodes = (from = root): string[] =>
  readdirSync(path.join(from, 'packages/words/src/languages'))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();

export const hasCatalogue = (place: Place, language: string, from = root): boolean =>
  existsSync(fileOf(place, language, from));

import { readdirSync } from 'node:fs';
import type { Language } from '@quay/contract/identity';
import type { LanguageFacts } from '../languages.ts';
import { byLanguage } from './catalogues.ts';

/** The files of a folder that are named after a language, each loaded. */
export async function loadFolder<File>(folder: URL): Promise<Readonly<Record<Language, File>>> {
  const names = Object.keys(byLanguage(Object.fromEntries(readdirSync(folder).map((name) => [name, name]))));
  const loaded = await Promise.all(
    names.map(async (language) => [language, await import(new URL(`${language}.ts`, folder).href)] as const),
  );
  return Object.fromEntries(loaded);
}

/** The languages that have a file, as the server finds them when it starts. */
export const languageFiles = await loadFolder<{ language: LanguageFacts }>(new URL('../languages/', import.meta.url));

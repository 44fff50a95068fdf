import type { Language } from '@quay/contract/identity';

/** A catalogue is a file that is named after its language: `zh_CN.ts`. */
const CATALOGUE = /(?:^|\/)([a-z]{2,3}_[A-Z]{2})\.ts$/;

/** What a folder has for each language, by the names of its files. */
export function byLanguage<File>(files: Readonly<Record<string, File>>): Readonly<Record<Language, File>> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, file]) => {
      const [, language] = CATALOGUE.exec(path) ?? [];
      return language ? [[language, file]] : [];
    }),
  );
}

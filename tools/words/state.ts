import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileOf, hasCatalogue, languageCodes, type Place, places, root, SOURCE } from './catalogues.ts';
import { fingerprint, type Parts, toIcu } from './message.ts';
import { type Catalogue, messagesOf, readCatalogue } from './read.ts';

/** What there is of one language in one folder of catalogues. */
export type Translated = {
  readonly place: Place;
  readonly source: Catalogue;
  /** The messages of the source, by their place. */
  readonly messages: ReadonlyMap<string, Parts>;
  readonly translation: ReadonlyMap<string, Parts>;
  /** By place: the fingerprint of what was translated. */
  readonly fingerprints: Readonly<Record<string, string>>;
  /** The most columns that there is room for, by place. */
  readonly limits: Readonly<Record<string, number>>;
};

/** The fingerprints of what was translated, beside the catalogue. */
export const fingerprintsFile = ({ folder }: Place, language: string, from = root): string =>
  path.join(from, folder, `${language}.source.json`);

export function readLanguage(language: string, from = root): Translated[] {
  return places(from).map((place) => {
    const source = readCatalogue(fileOf(place, SOURCE, from), undefined, place.isFilled);
    const own = hasCatalogue(place, language, from)
      ? readCatalogue(fileOf(place, language, from), source.words, place.isFilled)
      : undefined;
    return {
      place,
      source,
      messages: messagesOf(source.words),
      translation: own ? messagesOf(own.words) : new Map<string, Parts>(),
      fingerprints: jsonOf(fingerprintsFile(place, language, from)),
      limits: jsonOf(path.join(from, place.folder, 'limits.json')),
    };
  });
}

function jsonOf<Value>(file: string): Readonly<Record<string, Value>> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Value>) : {};
}

/** The source of a message has changed since it was translated. What has no fingerprint was translated by hand. */
export const isChanged = ({ messages, fingerprints }: Translated, key: string): boolean =>
  fingerprints[key] !== undefined && fingerprints[key] !== fingerprint(toIcu(messages.get(key) ?? []));

/** The most columns that a message may take: its own limit, or that of its group (`tabs.*`). */
export const limitOf = ({ limits }: Translated, key: string): number | undefined =>
  limits[key] ?? limits[key.replace(/[^.]+$/, '*')];

/** Every language but the source. */
export const translations = (from = root): string[] => languageCodes(from).filter((language) => language !== SOURCE);

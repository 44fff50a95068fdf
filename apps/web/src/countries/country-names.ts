import type { Language } from '@quay/contract/identity';
import { languageFacts } from '@quay/words';
import { countries } from './calling-codes.ts';

export type NamedCountry = { readonly id: string; readonly areaCode: string; readonly name: string };

const there = new Map<Language, readonly NamedCountry[]>();

/** All countries with their names in a language, in its order. */
export function countriesIn(language: Language): readonly NamedCountry[] {
  const known = there.get(language);
  if (known) return known;
  const { tag } = languageFacts(language);
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  const named = countries
    .map((country) => ({ ...country, name: names.of(country.id) ?? country.id }))
    .sort((a, b) => compare(a.name, b.name));
  there.set(language, named);
  return named;
}

export const countryName = (id: string, language: Language): string =>
  countriesIn(language).find((country) => country.id === id)?.name ?? id;

/** Without accents and case, so that "Osterreich" and "cote" find what they mean. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Countries by a part of their name in the language or in English, by id, or by calling code; beginnings come first. */
export function countriesLike(query: string, language: Language): readonly NamedCountry[] {
  const wanted = plain(query.trim());
  const all = countriesIn(language);
  if (!wanted) return all;
  const digits = wanted.replace(/^(?:\+|00)/, '');
  if (/^\d+$/.test(digits)) return all.filter(({ areaCode }) => areaCode.slice(1).startsWith(digits));
  const begins: NamedCountry[] = [];
  const holds: NamedCountry[] = [];
  for (const country of all) {
    const names = [country.name, countryName(country.id, 'en_US')].map(plain);
    if (country.id.toLowerCase() === wanted || names.some((name) => name.startsWith(wanted))) begins.push(country);
    else if (names.some((name) => name.includes(wanted))) holds.push(country);
  }
  return [...begins, ...holds];
}

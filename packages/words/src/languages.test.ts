import { describe, expect, test } from 'vitest';
import { languageFacts, languageFor, languages } from './languages.ts';

test.each([
  ['en-GB', 'en_US'],
  ['zh-CN', 'zh_CN'],
  ['zh', 'zh_CN'],
  ['zh-SG', 'zh_CN'],
  ['zh-Hans-HK', 'zh_CN'],
  ['zh_CN', 'zh_CN'],
])('%s is read in %s', (requested, language) => {
  expect(languageFor(requested)).toBe(language);
});

test.each(['pl', 'tlh', 'toString', '__proto__', '', '*', 'en_US;q=1', '-', 'a'.repeat(9000), undefined])(
  'a language that we do not speak, or that is none, is answered in English: %#',
  (requested) => {
    expect(languageFor(requested)).toBe('en_US');
  },
);

/** What browsers and the specification's clients say, by the language that it is answered in once that is there. */
const REQUESTS = {
  zh_TW: ['zh-TW', 'zh_TW', 'zh-HK', 'zh_HK', 'zh-MO', 'zh-Hant', 'zh-Hant-HK', 'zh-hant-tw'],
  id_ID: ['id', 'in', 'in-ID', 'in_ID', 'id-ID'],
  vi_VN: ['vi', 'vi-VN', 'vi_VN'],
  ja_JP: ['ja', 'ja-JP', 'ja_JP'],
  ko_KR: ['ko', 'ko-KR', 'ko_KR'],
  th_TH: ['th', 'th-TH', 'th_TH'],
  es_ES: ['es', 'es-MX', 'es-419', 'es_ES'],
  fr_FR: ['fr', 'fr-CA', 'fr_FR'],
  de_DE: ['de', 'de-AT', 'de_DE'],
} as const;

describe.each(Object.entries(REQUESTS))('%s', (language, requests) => {
  // Before it has a file, Traditional Chinese is answered in the Chinese that is there, and the others in English.
  const answered = (languages as readonly string[]).includes(language)
    ? language
    : language.startsWith('zh')
      ? 'zh_CN'
      : 'en_US';
  test.each(requests)(`%s is read in ${answered}`, (requested) => {
    expect(languageFor(requested)).toBe(answered);
  });
});

test('a language is called by a name of its own, with a tag that Intl knows', () => {
  expect(new Set(languages.map((language) => languageFacts(language).name)).size).toBe(languages.length);
  for (const language of languages) {
    const { tag } = languageFacts(language);
    expect(Intl.NumberFormat.supportedLocalesOf(tag), tag).toEqual([tag]);
    expect(tag.replace('-', '_')).toBe(language);
  }
});

test('what an account or a client of another version says is known by the nearest', () => {
  expect(languageFacts('zh_SG')).toBe(languageFacts('zh_CN'));
  expect(languageFacts('pl_PL')).toBe(languageFacts('en_US'));
});

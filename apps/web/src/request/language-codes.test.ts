import { expect, test } from 'vitest';
import { languageCode } from './language-codes.ts';

test.each([
  ['en', 'en_US'],
  ['CN', 'zh_HK'],
  ['Korean', 'ko_KR'],
  ['de', 'de_DE'],
  ['fr', 'fr_FR'],
  ['Japanese', 'ja_JP'],
  ['th', 'th_TH'],
  ['es', 'es_ES'],
  ['ind', 'id_ID'],
  ['zh-CN', 'zh_CN'],
  ['zh_CN', 'zh_CN'],
  ['tlh', 'en_US'],
  ['toString', 'en_US'],
])('%s is %s', (name, code) => {
  expect(languageCode(name)).toBe(code);
});

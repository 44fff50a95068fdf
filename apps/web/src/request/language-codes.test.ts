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
  ['zh-TW', 'zh_TW'],
  ['zh-HK', 'zh_TW'],
  ['zh-MO', 'zh_TW'],
  ['zh-Hant', 'zh_TW'],
  ['zh_TW', 'zh_TW'],
  ['zh_HK', 'zh_HK'],
  ['vi', 'vi_VN'],
  ['vi_VN', 'vi_VN'],
  ['zh', 'zh_CN'],
  ['en-GB', 'en_US'],
  ['tlh', 'en_US'],
  ['__proto__', 'en_US'],
  ['toString', 'en_US'],
])('%s is %s', (name, code) => {
  expect(languageCode(name)).toBe(code);
});

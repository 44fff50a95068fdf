import type { Language } from '@quay/contract/identity';
import { languageFor } from '@quay/words';

/**
 * What the `lang` header says for each name that the specification gives a language in the app or in a link. Names that
 * browsers use need no line: `languageFor` knows them.
 */
export const languageCodes: Readonly<Record<string, Language>> = {
  en: 'en_US',
  CN: 'zh_HK',
  Korean: 'ko_KR',
  de: 'de_DE',
  fr: 'fr_FR',
  Japanese: 'ja_JP',
  th: 'th_TH',
  es: 'es_ES',
  ind: 'id_ID',
  vi: 'vi_VN',
  'zh-CN': 'zh_CN',
  'zh-TW': 'zh_TW',
  'zh-HK': 'zh_TW',
  'zh-MO': 'zh_TW',
  'zh-Hant': 'zh_TW',
};

const codes = new Set<string>(Object.values(languageCodes));

/** The header's code for a name, or for a code itself. For anything else the nearest that is spoken. */
export function languageCode(name: string): Language {
  if (codes.has(name)) return name as Language;
  return Object.hasOwn(languageCodes, name) ? languageCodes[name]! : languageFor(name);
}

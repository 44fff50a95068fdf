/** What the `lang` header says for each name that a language has in the app, in a link or in a browser. */
export const languageCodes = {
  en: 'en_US',
  CN: 'zh_HK',
  Korean: 'ko_KR',
  de: 'de_DE',
  fr: 'fr_FR',
  Japanese: 'ja_JP',
  th: 'th_TH',
  es: 'es_ES',
  ind: 'id_ID',
  'zh-CN': 'zh_CN',
} as const;

export type LanguageCode = (typeof languageCodes)[keyof typeof languageCodes];

const codes = new Set<string>(Object.values(languageCodes));

/** The header's code for a name, or for a code itself. English for anything else. */
export function languageCode(name: string): LanguageCode {
  if (codes.has(name)) return name as LanguageCode;
  return Object.hasOwn(languageCodes, name) ? languageCodes[name as keyof typeof languageCodes] : 'en_US';
}

export { currentLanguage, deviceLanguage, setLanguage, useLanguage, useLanguageTag } from './language.ts';
export { loadRefusal, refusalWords, sayRefusal, useRefusalWords } from './refusal-words.ts';
export { type Catalogue, defineWords, loadLanguage } from './words.ts';

export { currentLanguage, deviceLanguage, setLanguage, useLanguage, useLanguageTag } from './language.ts';
export { loadRefusal, reasonOf, refusalWords, sayRefusal, useRefusalWords } from './refusal-words.ts';
export { type Catalogue, defineWords, loadLanguage } from './words.ts';

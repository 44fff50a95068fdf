export * from './isolated.ts';
export * from './languages.ts';
export * from './refusal-words.ts';

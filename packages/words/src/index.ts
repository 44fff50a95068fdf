export * from './languages.ts';
export * from './refusal-words.ts';

export * from './forms.ts';
export * from './isolated.ts';
export * from './languages.ts';
export * from './refusal-words.ts';
export * from './within.ts';

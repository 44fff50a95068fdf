export * from './help-articles.ts';
export * from './rules.ts';

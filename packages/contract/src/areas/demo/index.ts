export * from './demo-account.ts';
export * from './rules.ts';
export * from './start-over.ts';

export * from './close-account.ts';
export * from './closure.ts';
export * from './credit-score.ts';
export * from './export-data.ts';
export * from './keep-account.ts';
export * from './rules.ts';
